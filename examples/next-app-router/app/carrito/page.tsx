import type { Metadata } from 'next';
import { texts } from '../../texts';
import { Cart } from './cart';

export const metadata: Metadata = { title: texts.cart };

export default function Page() {
  return <Cart />;
}
