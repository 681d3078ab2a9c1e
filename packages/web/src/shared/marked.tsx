import { foundParts } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { useShopSynonyms } from './use-shop-synonyms.ts';

interface Props {
  of: string;
  /** What was searched for: its words are marked. */
  text: string;
}

/** A text in which the words that a search has found are marked. */
export default function Marked({ of, text }: Props) {
  return foundParts(of, text, useShopSynonyms()).map((part, place) =>
    part.isFound ? <Mark key={place}>{part.text}</Mark> : part.text,
  );
}

/* The wire under what was searched for. */
const Mark = styled.mark`
  color: inherit;
  background: none;
  /* One by one: Safari does not read them together. */
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: var(--thread);
  text-underline-offset: 3px;
`;
