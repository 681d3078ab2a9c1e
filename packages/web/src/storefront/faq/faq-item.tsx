import type { Faq } from '@filigrana/sdk';
import { css, styled } from 'styled-components';
import { langOf, ownWords } from '../../app/language.ts';

/** A question that opens to its answer. */
export function FaqItem({ faq, defaultOpen }: { faq: Faq; defaultOpen: boolean }) {
  const { pregunta, preguntaIngles, respuesta, respuestaIngles } = faq;
  return (
    <Details open={defaultOpen}>
      <summary lang={langOf(preguntaIngles)}>
        {ownWords(pregunta, preguntaIngles)}
        <Sign />
      </summary>
      <p lang={langOf(respuestaIngles)}>{ownWords(respuesta, respuestaIngles)}</p>
    </Details>
  );
}

/** Question and sign side by side; also while they are on their way. */
export const questionRow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 32px;
  gap: 20px;
  align-items: center;
  min-height: 72px;
  padding: 16px 0;
`;

/** A plus that loses its upright stroke when open. */
const Sign = styled.span.attrs({ 'aria-hidden': true })`
  width: 32px;
  height: 32px;
  border-radius: 50%;
  border: 1px solid var(--thread);
  position: relative;
  color: var(--accent);
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 50% 9px auto;
    height: 1.5px;
    margin-top: -0.75px;
    background: currentColor;
    transition: transform var(--t-base) var(--ease-standard);
  }
  &::after {
    transform: rotate(90deg);
  }
`;

const Details = styled.details`
  border-bottom: 1px solid var(--line);
  summary {
    ${questionRow}
    font: 400 1.375rem/1.28 var(--font-display);
    overflow-wrap: anywhere;
  }
  summary:hover,
  &[open] summary {
    color: var(--accent);
  }
  &[open] ${Sign}::after {
    transform: none;
  }
  p {
    padding: 0 52px 28px 0;
    color: var(--ink-muted);
    max-width: 64ch;
    font-size: 1.0625rem;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
