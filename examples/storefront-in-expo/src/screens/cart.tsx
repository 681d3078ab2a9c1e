import { useCart, useTexts } from '@filigrana/hooks';
import { formatUsd } from '@filigrana/sdk/domain';
import { FlatList, Text, View } from 'react-native';
import { Button, Failure, Link, Loading, Picture, Step, Wrong } from '../parts.tsx';
import type { Screen } from '../screen.ts';
import { styles } from '../styles.ts';
import { texts } from '../texts.ts';

/** Lines change at once; the hook queues the calls, keeps their order and says what did not work. */
export function CartScreen({ go }: { go: (screen: Screen) => void }) {
  const cart = useCart();
  const { sentence } = useTexts();
  if (cart.status === 'loading') return <Loading />;
  if (cart.status === 'error') return <Failure retry={cart.reload} />;
  const pay = async () => {
    const way = await cart.proceed();
    if (way === 'checkout') go({ name: 'checkout' });
    if (way === 'login') go({ name: 'login', toBuy: true });
  };
  return (
    <FlatList
      data={cart.lines}
      keyExtractor={(line) => String(line.idProducto_talla)}
      contentContainerStyle={styles.page}
      ListEmptyComponent={<Text style={styles.quiet}>{texts.emptyCart}</Text>}
      renderItem={({ item: line }) => (
        <View style={styles.row}>
          <Picture path={line.image_url} size={64} />
          <View style={styles.grow}>
            <Text style={styles.name}>{`${line.cantidad} × ${line.productoNombre}`}</Text>
            <Text style={styles.quiet}>{formatUsd(line.subtotalProducto)}</Text>
            {line.error && <Wrong>{sentence(line.error)}</Wrong>}
            {!line.disponible && <Wrong>{texts.gone}</Wrong>}
            <View style={styles.row}>
              <Step
                sign="−"
                label={texts.lessOf(line.productoNombre)}
                disabled={line.cantidad === 1 || !line.disponible}
                onPress={() => void cart.decrease(line.idProducto_talla)}
              />
              <Step
                sign="+"
                label={texts.moreOf(line.productoNombre)}
                disabled={!line.disponible}
                onPress={() => void cart.increase(line.idProducto_talla)}
              />
              <Link label={texts.remove} onPress={() => void cart.remove(line.idProducto_talla)} />
            </View>
          </View>
        </View>
      )}
      ListFooterComponent={
        cart.status === 'empty' ? null : (
          <View style={styles.gap}>
            <Text style={styles.name}>{texts.total(formatUsd(cart.montoTotal))}</Text>
            <Button label={texts.pay} disabled={!cart.canProceed} onPress={() => void pay()} />
          </View>
        )
      }
    />
  );
}
