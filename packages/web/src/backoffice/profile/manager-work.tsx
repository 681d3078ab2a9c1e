import { styled } from 'styled-components';
import { Link } from 'wouter';
import { backoffice } from '../../app/paths.ts';
import { Icon } from '../../ui/index.ts';
import { Box } from '../shared/box.tsx';
import { profileTexts as texts } from './texts.ts';

/** What a manager comes here to do. */
export function ManagerWork() {
  return (
    <Work as="section" aria-label={texts.work.title}>
      <Link href={backoffice.products()}>
        <Icon name="gem" />
        <span>
          <b>{texts.work.products}</b>
          <small>{texts.work.productsHelp}</small>
        </span>
        <Icon name="right" />
      </Link>
    </Work>
  );
}

const Work = styled(Box)`
  margin-bottom: 32px;
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    min-height: 64px;
    padding: 12px 18px;
  }
  a:hover {
    background: var(--surface-tint);
  }
  span {
    display: grid;
  }
  b {
    font-weight: 600;
  }
  small {
    font-size: 0.9063rem;
  }
  small,
  svg {
    color: var(--ink-muted);
  }
`;
