import { useId } from 'react';
import { styled } from 'styled-components';
import { mask } from './ornaments.tsx';
import { Progress } from './progress.tsx';
import { TextButton } from './text-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { fileTexts } from './file-texts.ts';

interface Props {
  /** What is on its way, for example 'Enviando el comprobante…'. */
  label: string;
  /** Whole percent that has left; 100: only the answer is missing. Null where nobody can tell. */
  percent: number | null;
  /** Asked for while parts of it are still here. */
  onCancel: () => void;
}

/** How often a screen reader hears of it: every so many percent. */
const SPOKEN_STEP = 25;

/** How far a file is on its way: a wire that grows, its percentage, and the way to stop it. */
export function UploadProgress({ label, percent, onCancel }: Props) {
  const id = useId();
  const isSent = percent === 100;
  const says = isSent ? fileTexts.sent : label;
  const spoken = percent === null ? 0 : percent - (percent % SPOKEN_STEP);
  const canCancel = percent !== null && !isSent;
  return (
    <div>
      <Row>
        <label htmlFor={id}>{says}</label>
        {percent !== null && !isSent && <span aria-hidden>{percent} %</span>}
        {percent !== null && (
          // Stays when it is too late, so that the focus on it is not lost.
          <TextButton aria-disabled={!canCancel} onClick={canCancel ? onCancel : undefined}>
            {fileTexts.cancelSending}
          </TextButton>
        )}
      </Row>
      {percent === null ? <Progress $endless /> : <Wire id={id} max={100} value={percent} />}
      <VisuallyHidden role="status">
        {spoken > 0 && !isSent ? `${says} ${spoken} %` : says}
      </VisuallyHidden>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 12px;
  min-height: 44px;
  font-size: var(--fs-small);
  font-variant-numeric: lining-nums tabular-nums;
  label {
    flex: 1 1 auto;
  }
  [aria-disabled='true'] {
    color: var(--ink-muted);
    cursor: default;
  }
`;

const Wire = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 6px;
  border: 0;
  color: var(--accent);
  background: linear-gradient(var(--line), var(--line)) 0 50%/100% 1px no-repeat;
  &::-webkit-progress-bar {
    background: none;
  }
  &::-webkit-progress-value {
    transition: width var(--t-base) linear;
    ${mask('--art-torzal', 'left center/16px 6px repeat-x')}
  }
  &::-moz-progress-bar {
    ${mask('--art-torzal', 'left center/16px 6px repeat-x')}
  }
`;
