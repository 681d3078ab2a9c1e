import { useShippingFee } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { formatUsd } from '@filigrana/sdk/domain';
import { langOf, ownWords } from '../../app/language.ts';
import { storefront } from '../../app/paths.ts';
import { headingId } from '../../shared/legal/heading-id.ts';
import { headingTexts } from '../../shared/legal/heading-texts.ts';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { wordOf } from '../../shared/words.ts';
import { TextLink } from '../../ui/index.ts';
import { Facts, type Fact } from './facts.tsx';
import { offerTexts as texts } from './offer-texts.ts';

/** What is good to know before buying: stone, shipping, payment, care, and what holds if something is wrong. */
export function ProductFacts({ product }: { product: Product }) {
  const { data: fee } = useShippingFee();
  const { entrega, entregaIngles } = useShopFacts();
  const delivery = ownWords(entrega, entregaIngles);
  const material = wordOf(product.nombreMaterial);
  const facts: Fact[] = [
    { icon: 'truck', text: fee ? texts.shippingCost(formatUsd(fee.monto)) : texts.shipping },
    { icon: 'mobile', text: texts.payment },
    { icon: 'ok', text: careLink(material, texts.care(material)) },
    { icon: 'reload', text: careLink(headingTexts.warrantyOf(material), texts.warranty(material)) },
    { icon: 'ruler', text: careLink(headingTexts.exchanges, texts.exchanges) },
  ];
  if (delivery)
    facts.splice(1, 0, {
      icon: 'clock',
      text: <span lang={langOf(entregaIngles)}>{delivery}</span>,
    });
  if (product.nombrePiedra)
    facts.unshift({ icon: 'gem', text: texts.stone(wordOf(product.nombrePiedra)) });
  if (product.unico === 1) facts.unshift({ icon: 'star', text: texts.unique });
  return <Facts label={texts.facts} facts={facts} />;
}

/** To a part of the page of care, or to its top where the shop has written another text. */
const careLink = (heading: string, words: string) => (
  <TextLink href={`${storefront.care()}#${headingId(heading)}`}>{words}</TextLink>
);
