import type { Product } from '@filigrana/sdk';
import { Facts, type Fact } from './facts.tsx';
import { offerTexts as texts } from './offer-texts.ts';

/** What is good to know before buying: stone, shipping, payment. */
export function ProductFacts({ product }: { product: Product }) {
  const facts: Fact[] = [
    { icon: 'truck', text: texts.shipping },
    { icon: 'mobile', text: texts.payment },
  ];
  if (product.nombrePiedra) facts.unshift({ icon: 'gem', text: texts.stone(product.nombrePiedra) });
  if (product.unico === 1) facts.unshift({ icon: 'star', text: texts.unique });
  return <Facts label={texts.facts} facts={facts} />;
}
