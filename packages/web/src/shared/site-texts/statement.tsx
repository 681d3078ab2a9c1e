import { textParagraphs } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Nudo } from '../../ui/index.ts';
import type { Said } from './said.ts';

/** What the shop stands for, large and in the middle, with a knot below it. */
export function Statement({ text, lang }: Said) {
  return (
    <Place>
      {textParagraphs(text).map((paragraph, index) => (
        <p key={index} lang={lang}>
          {paragraph}
        </p>
      ))}
      <Nudo />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: 22px;
  justify-items: center;
  text-align: center;
  max-width: 820px;
  margin-inline: auto;
  overflow-wrap: anywhere;
  p {
    font: 400 clamp(1.5rem, 1.18rem + 1.35vw, 2.25rem) / 1.3 var(--font-display);
    letter-spacing: -0.006em;
    text-wrap: balance;
    white-space: pre-line;
  }
`;
