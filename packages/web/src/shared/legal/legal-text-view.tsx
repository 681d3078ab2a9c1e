import { styled } from 'styled-components';
import { from } from '../../ui/index.ts';
import { headingId } from './heading-id.ts';
import { legalBlocks, type LegalBlock } from './legal-blocks.ts';

interface Props {
  text: string;
  /** Level of its headings; 2 unless it stands below another one. */
  level?: 2 | 3 | undefined;
}

/** A legal page as people read it. Nothing in it is markup: what was written is shown. */
export function LegalTextView({ text, level = 2 }: Props) {
  return (
    <Body>
      {legalBlocks(text).map((block, index) => (
        <Block key={index} block={block} heading={`h${level}`} />
      ))}
    </Body>
  );
}

function Block({ block, heading: Heading }: { block: LegalBlock; heading: 'h2' | 'h3' }) {
  if (block.kind === 'heading') return <Heading id={headingId(block.text)}>{block.text}</Heading>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

const Body = styled.div`
  overflow-wrap: anywhere;
  h2,
  h3 {
    margin: 1.6em 0 0.4em;
    font-size: var(--fs-h3);
    line-height: var(--lh-h3);
  }
  h3 {
    font-size: var(--fs-h4);
    line-height: var(--lh-h4);
  }
  /* Below the second row of the header, too. */
  [id] {
    scroll-margin-top: 44px;
    ${from.xl} {
      scroll-margin-top: 0;
    }
  }
  > :first-child {
    margin-top: 0;
  }
  p {
    margin-top: 0.6em;
    white-space: pre-line;
    text-wrap: pretty;
  }
  ul {
    margin-top: 0.6em;
    padding-left: 1.25em;
    list-style: disc;
  }
  li + li {
    margin-top: 0.35em;
  }
  li::marker {
    color: var(--ink-muted);
  }
`;
