import { useProduct, useProductSelection, useTexts } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { chargedPrice, formatUsd } from '@filigrana/sdk/domain';
import { ScrollView, Text, View } from 'react-native';
import { Button, Choice, Failure, Loading, Picture, Step, Wrong } from '../parts.tsx';
import { styles } from '../styles.ts';
import { texts } from '../texts.ts';

export function PieceScreen({ id }: { id: number }) {
  const { data: product, error, mutate } = useProduct(id);
  if (product) return <Piece product={product} />;
  return error ? <Failure error={error} retry={() => void mutate()} /> : <Loading />;
}

/** Size, quantity and the button: `useProductSelection` knows the stock, the limits and what to say. */
function Piece({ product }: { product: Product }) {
  const selection = useProductSelection(product);
  const { sentence } = useTexts();
  const { cantidad, sizes, needsSize, canAdd, canDecrease, canIncrease, isAdding } = selection;
  const hint = selection.maxHint ?? selection.sizeHint;
  return (
    <ScrollView contentContainerStyle={styles.page}>
      <Picture path={product.image_url} size={320} />
      <Text role="heading" style={styles.title}>
        {product.nombreProducto}
      </Text>
      <Text style={styles.text}>{formatUsd(chargedPrice(product))}</Text>
      <Text style={styles.text}>{product.descripcion}</Text>
      {needsSize && (
        <View role="radiogroup" aria-label={texts.size} style={styles.row}>
          {sizes.map(({ tamanio, selected, soldOut }) => (
            <Choice
              key={tamanio}
              label={tamanio}
              selected={selected}
              disabled={soldOut}
              onPress={() => selection.chooseSize(tamanio)}
            />
          ))}
        </View>
      )}
      <View style={styles.row}>
        <Step sign="−" label={texts.less} disabled={!canDecrease} onPress={selection.decrease} />
        <Text style={styles.text}>{cantidad}</Text>
        <Step sign="+" label={texts.more} disabled={!canIncrease} onPress={selection.increase} />
      </View>
      {selection.error && <Wrong>{sentence(selection.error)}</Wrong>}
      {hint && <Text style={styles.quiet}>{sentence(hint)}</Text>}
      <Button
        label={isAdding ? texts.adding : texts.add}
        disabled={!canAdd}
        onPress={() => void selection.add()}
      />
    </ScrollView>
  );
}
