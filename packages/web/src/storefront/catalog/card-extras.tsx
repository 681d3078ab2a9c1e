import type { Product } from '@filigrana/sdk';
import Heart from '../favorites/heart.tsx';
import { SecondPicture } from './second-picture.tsx';

/** What a card gets with the first thing that somebody does: the heart, and another view of the piece. */
export default function CardExtras(props: { product: Product; sizes: string }) {
  return (
    <>
      <SecondPicture {...props} />
      <Heart product={props.product} />
    </>
  );
}
