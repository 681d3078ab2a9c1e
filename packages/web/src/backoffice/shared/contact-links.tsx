import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Digits } from '../../shared/digits.tsx';
import { sharedTexts } from './texts.ts';

/** An address to write to; there is none when the account was closed. */
export function MailLink({ address }: { address: string }) {
  if (address === '') return sharedTexts.gone;
  return <Inline href={`mailto:${address}`}>{address}</Inline>;
}

/** A number to call, in Costa Rica; there is none when the account was closed. */
export function PhoneLink({ phone }: { phone: string }) {
  if (phone === '') return sharedTexts.gone;
  return (
    <Inline href={`tel:+506${phone}`}>
      <Digits value={phone} />
    </Inline>
  );
}

/** A chat with a customer in Costa Rica in which something is written already; there is none when the account was closed. */
export function WhatsappLink({ phone, text, children }: WhatsappLinkProps) {
  if (phone === '') return null;
  const chat = `https://wa.me/506${phone}?text=${encodeURIComponent(text)}`;
  return (
    <Inline href={chat} target="_blank" rel="noreferrer">
      {children}
    </Inline>
  );
}

interface WhatsappLinkProps {
  phone: string;
  text: string;
  children: ReactNode;
}

/** Wraps like the text around it, however long the address is. */
const Inline = styled.a`
  padding-block: 5px;
  color: var(--accent);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: color-mix(in srgb, currentColor 55%, transparent);
  text-underline-offset: 4px;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration-color: currentColor;
  }
`;
