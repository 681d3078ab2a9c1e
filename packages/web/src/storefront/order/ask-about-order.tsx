import { useShopFacts } from '../../shared/shop-facts.tsx';
import { ExternalLink } from '../../ui/index.ts';
import { orderTexts as texts } from './texts.ts';

/** Opens a chat with the shop in which the order is named already. Nothing where the shop has none. */
export function AskAboutOrder({ idPedido }: { idPedido: number }) {
  const { whatsapp } = useShopFacts().redes;
  if (!whatsapp) return null;
  const chat = new URL(whatsapp);
  chat.searchParams.set('text', texts.question(idPedido));
  return (
    <ExternalLink href={chat.href} target="_blank" rel="noreferrer">
      {texts.ask}
    </ExternalLink>
  );
}
