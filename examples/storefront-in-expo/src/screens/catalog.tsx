import { useCatalog } from '@filigrana/hooks';
import { chargedPrice, formatUsd } from '@filigrana/sdk/domain';
import { FlatList, Pressable, Text, View } from 'react-native';
import { Failure, Loading, Picture } from '../parts.tsx';
import type { Screen } from '../screen.ts';
import { styles } from '../styles.ts';

export function CatalogScreen({ go }: { go: (screen: Screen) => void }) {
  const { data: pieces, error, mutate } = useCatalog();
  if (error) return <Failure error={error} retry={() => void mutate()} />;
  if (!pieces) return <Loading />;
  return (
    <FlatList
      data={pieces}
      keyExtractor={({ idProducto }) => String(idProducto)}
      contentContainerStyle={styles.page}
      renderItem={({ item }) => (
        <Pressable
          role="link"
          aria-label={item.nombreProducto}
          style={styles.row}
          onPress={() => go({ name: 'piece', id: item.idProducto })}
        >
          <Picture path={item.image_url} size={96} />
          <View style={styles.grow}>
            <Text style={styles.name}>{item.nombreProducto}</Text>
            <Text style={styles.quiet}>{item.nombreMaterial}</Text>
            <Text style={styles.text}>{formatUsd(chargedPrice(item))}</Text>
          </View>
        </Pressable>
      )}
    />
  );
}
