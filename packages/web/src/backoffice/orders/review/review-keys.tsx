import { useId } from 'react';
import { styled } from 'styled-components';
import { below, Button } from '../../../ui/index.ts';
import { reviewTexts as texts } from './texts.ts';

interface Props {
  isOpen: boolean;
  onToggle: () => void;
}

/** Which keys there are. */
export function ReviewKeys({ isOpen, onToggle }: Props) {
  const id = useId();
  return (
    <Place data-screen>
      <Button
        size="sm"
        variant="quiet"
        icon="help"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        {isOpen ? texts.hideKeys : texts.showKeys}
      </Button>
      {isOpen && (
        <Keys id={id} aria-label={texts.keys}>
          {texts.keyList.map(([key, action]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </Keys>
      )}
    </Place>
  );
}

const Place = styled.div`
  margin-top: 14px;
  /* The decision lies over the end of the page. */
  ${below.sm} {
    margin-bottom: 72px;
  }
`;

const Keys = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(270px, 100%), 1fr));
  gap: 6px 20px;
  margin-top: 8px;
  > div {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  dt {
    flex: 0 0 auto;
    min-width: 74px;
  }
  kbd {
    padding: 2px 8px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-sm);
    background: var(--surface-raised);
    font: inherit;
    font-size: 0.875rem;
    white-space: nowrap;
  }
  dd {
    color: var(--ink-muted);
  }
`;
