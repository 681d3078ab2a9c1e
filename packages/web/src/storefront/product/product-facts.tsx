import { useShippingFee } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { formatUsd } from '@filigrana/sdk/domain';
import { storefront } from '../../app/paths.ts';
import { wordOf } from '../../shared/words.ts';
import { TextLink } from '../../ui/index.ts';
import { Facts, type Fact } from './facts.tsx';
import { offerTexts as texts } from './offer-texts.ts';

/** What is good to know before buying: stone, shipping, payment. */
export function ProductFacts({ product }: { product: Product }) {
  const { data: fee } = useShippingFee();
  const facts: Fact[] = [
    { icon: 'truck', text: fee ? texts.shippingCost(formatUsd(fee.monto)) : texts.shipping },
    { icon: 'mobile', text: texts.payment },
    { icon: 'ok', text: <TextLink href={storefront.care()}>{texts.care}</TextLink> },
  ];
  if (product.nombrePiedra)
    facts.unshift({ icon: 'gem', text: texts.stone(wordOf(product.nombrePiedra)) });
  if (product.unico === 1) facts.unshift({ icon: 'star', text: texts.unique });
  return <Facts label={texts.facts} facts={facts} />;
}
