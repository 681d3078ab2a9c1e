import { textParagraphs } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import type { Said } from './said.ts';

/** What the page about the shop says: the first paragraph larger than those below it. */
export function AboutWords({ text, lang }: Said) {
  const [lead, ...others] = textParagraphs(text);
  return (
    <>
      <Lead lang={lang}>{lead}</Lead>
      {others.map((paragraph, index) => (
        <Paragraph key={index} lang={lang}>
          {paragraph}
        </Paragraph>
      ))}
    </>
  );
}

const Lead = styled.p`
  margin-top: 18px;
  font-size: var(--fs-lead);
  line-height: var(--lh-lead);
  color: var(--ink-muted);
  text-wrap: pretty;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Paragraph = styled.p`
  margin-top: 18px;
  max-width: 56ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
