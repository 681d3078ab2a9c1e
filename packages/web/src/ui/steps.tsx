import { styled } from 'styled-components';
import { below } from './media.ts';
import { mask } from './ornaments.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { controlTexts } from './control-texts.ts';

interface Props {
  label: string;
  steps: readonly string[];
  /** Counts from 0. */
  current: number;
  /** A word under each step, for example its day; null where there is none. */
  notes?: readonly (string | null)[];
}

/** More of them stand below each other on phones. */
const FIT_ON_PHONES = 4;

/** The path of several screens, or of something that moves, as beads on a wire. */
export function Steps({ label, steps, current, notes = [] }: Props) {
  return (
    <List aria-label={label} data-long={steps.length > FIT_ON_PHONES ? '' : undefined}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-done={index < current ? '' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
          {index < current && <VisuallyHidden> {controlTexts.stepDone}</VisuallyHidden>}
          {notes[index] && <small>{notes[index]}</small>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: flex;
  /* Only letters that somebody has made large come to that. */
  flex-wrap: wrap;
  row-gap: 14px;
  max-width: 620px;
  margin: 2px 0 var(--s-7);
  li {
    flex: 1;
    min-width: min-content;
    position: relative;
    padding-top: 26px;
    font-size: 0.9375rem;
    color: var(--ink-muted);
  }
  li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 3px;
    width: 13px;
    height: 13px;
    border-radius: 50%;
    border: 1.5px solid var(--line-strong);
    background: var(--surface);
    /* On paper the beads still say how far it is. */
    print-color-adjust: exact;
    z-index: 1;
  }
  li::after {
    content: '';
    position: absolute;
    left: 20px;
    right: 7px;
    top: 9px;
    height: 1px;
    background: var(--line-strong);
  }
  li:not(:last-child) {
    padding-right: 6px;
  }
  li:last-child {
    flex: 0 1 auto;
  }
  li:last-child::after {
    display: none;
  }
  [data-done] {
    color: var(--ink);
  }
  [data-done]::before {
    background: var(--accent);
    border-color: var(--accent);
  }
  [data-done]::after {
    height: 6px;
    top: 6.5px;
    color: var(--accent);
    ${mask('--art-torzal', 'left center/16px 6px repeat-x')}
  }
  small {
    display: block;
    color: var(--ink-muted);
    font-size: 0.8125rem;
    font-weight: 400;
    font-variant-numeric: lining-nums tabular-nums;
  }
  &[data-long] {
    max-width: 820px;
  }
  ${below.sm} {
    &[data-long] {
      flex-direction: column;
      row-gap: 0;
    }
    &[data-long] li {
      padding: 0 0 16px 28px;
    }
    &[data-long] li::after {
      top: 20px;
      bottom: 0;
      left: 6px;
      right: auto;
      width: 1px;
      height: auto;
      background: currentColor;
      mask: none;
    }
  }
  [aria-current] {
    color: var(--accent);
    font-weight: 600;
  }
  [aria-current]::before {
    border-color: var(--accent);
    background: var(--accent);
    /* A second shadow for the bead within would be wider than its box: WebKit draws none then. */
    box-shadow: inset 0 0 0 2.5px var(--surface);
  }
`;
