import type { ReactNode } from 'react';
import { ExternalLink, Icon } from '../ui/index.ts';
import { useShopFacts } from './shop-facts.tsx';

/** Opens a chat with the shop in which something is written already. Nothing where the shop has none. */
export function WhatsappChat({ text, children }: { text: string; children: ReactNode }) {
  const { whatsapp } = useShopFacts().redes;
  if (!whatsapp) return null;
  const chat = new URL(whatsapp);
  chat.searchParams.set('text', text);
  return (
    <ExternalLink href={chat.href} target="_blank" rel="noreferrer">
      <Icon name="wa" size="sm" />
      {children}
    </ExternalLink>
  );
}
