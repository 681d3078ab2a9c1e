import { useExchangeRate } from '@filigrana/hooks';
import type { PaymentMethod } from '@filigrana/sdk';
import { useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Photo } from '../../shared/use-photo.ts';
import { below, DropArea, FileRow, Hint, Spinner } from '../../ui/index.ts';
import { amountsToSend } from './amounts-to-send.ts';
import { FormBlock } from './form-block.tsx';
import { MAX_PAGES } from './prepare-receipt.ts';
import { purchaseTexts } from './texts.ts';
import { useDueColones } from './use-due-colones.ts';

const texts = purchaseTexts.receipt;

interface Due {
  total: number | null;
  method: PaymentMethod | null;
}

interface Props {
  /** What is asked for, in words: `image` where the shop takes no PDF as it is. */
  kind: 'image' | 'file';
  accept: string;
  file: File | null;
  receipt: Photo;
  error?: string | undefined;
  disabled?: boolean;
  /** While it is on its way: says so in its row. */
  sending?: string | false;
  /** What is to be paid and how, the total null while it is on its way; null where nobody knows it. */
  due: Due | null;
  /** What else is to be known of the file. */
  children?: ReactNode;
}

/** The payment receipt: choose or drop, see it, replace it, remove it. */
export function ReceiptBlock({ kind, accept, file, receipt, due, ...props }: Props) {
  const { error, disabled, sending, children } = props;
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const words = texts[kind];
  const problem = receipt.problem ? texts.problems[receipt.problem](MAX_PAGES) : error;
  const remove = () => {
    receipt.choose(null);
    // The button that was pressed goes away with the row.
    box.current?.querySelector('input')?.focus();
  };
  return (
    <FormBlock title={texts.title}>
      <Box ref={box} aria-busy={receipt.isPreparing}>
        {due && <DueLine {...due} />}
        {receipt.isPreparing && (
          <Preparing role="status">
            <Spinner />
            {texts.preparing}
          </Preparing>
        )}
        {file && !receipt.isPreparing && (
          <FileRow file={file} onRemove={disabled ? undefined : remove}>
            {sending ? (
              <Sending>
                <Spinner />
                {sending}
              </Sending>
            ) : undefined}
          </FileRow>
        )}
        {!sending && (
          <DropArea
            action={file ? words.replace : words.choose}
            hint={words.hint}
            accept={accept}
            disabled={disabled}
            invalid={Boolean(problem)}
            slim={file !== null}
            describedBy={problem ? hintId : undefined}
            onFiles={([first]) => first && receipt.choose(first)}
          />
        )}
        {problem && (
          <Hint id={hintId} tone="error">
            {problem}
          </Hint>
        )}
        {children}
      </Box>
    </FormBlock>
  );
}

/** The amount again, where its proof is asked for. */
function DueLine({ total, method }: Due) {
  const { isLoading } = useExchangeRate();
  const colones = useDueColones(total);
  if (total === null || isLoading) return <Words />;
  const amounts = colones !== null && amountsToSend(colones, method === 'sinpe' ? null : total);
  return amounts && <Words>{texts.amount(amounts)}</Words>;
}

/** As high before its words have come. */
const Words = styled.p`
  min-height: 1lh;
  font-variant-numeric: lining-nums tabular-nums;
  ${below.sm} {
    min-height: 2lh;
  }
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

const Preparing = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 86px;
  padding: 10px 20px;
  border: 1px solid var(--line);
  border-radius: var(--r-sm);
  background: var(--surface-raised);
  color: var(--ink-muted);
`;

const Sending = styled.small`
  display: flex;
  align-items: center;
  gap: 8px;
`;
