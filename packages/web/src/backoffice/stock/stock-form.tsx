import { useTexts, type StockEdit } from '@filigrana/hooks/backoffice';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Button, Field, Hint, IconButton } from '../../ui/index.ts';
import { useDiscard } from '../shared/discard-question.tsx';
import { SizeStockGrid } from '../shared/size-stock-grid.tsx';
import { StockInput } from '../shared/stock-input.tsx';
import { useFirstError } from '../shared/use-first-error.ts';
import { stockTexts as texts } from './texts.ts';

interface Props {
  edit: StockEdit;
  /** Name of the piece. */
  name: string;
}

/**
 * The number fields of one card. The focus goes to the first; Escape and the cross close without
 * saving, after a question when something was typed.
 */
export function StockForm({ edit, name }: Props) {
  const { sentence } = useTexts();
  const place = useFirstError<HTMLDivElement>(edit.stockError ?? firstOf(edit));
  const { close, question } = useDiscard(edit.isDirty, edit.toggle);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input:not([disabled]), button');
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    edit.submit();
  };
  const isSending = edit.status === 'sending';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Else the question that opens now would be closed by this very key.
    event.preventDefault();
    if (!isSending) close();
  };
  // What is wrong with a field is said beside it.
  const isSaid = edit.stockError !== null || firstOf(edit) !== null;
  return (
    <>
      <Form
        ref={form}
        noValidate
        aria-label={texts.edit(name)}
        onSubmit={send}
        onKeyDown={onKeyDown}
      >
        <div ref={place}>
          {edit.stockFields === 'sizes' ? (
            <SizeStockGrid
              legend={texts.sizeStock}
              isLegendHidden
              sizes={edit.sizes}
              onSize={edit.setSize}
              disabled={edit.isStockIgnored}
              error={edit.stockError}
            />
          ) : (
            <Field label={texts.stock} error={edit.stockError && sentence(edit.stockError)}>
              {(tied) => (
                <StockInput
                  {...tied}
                  value={edit.stock}
                  onValue={edit.setStock}
                  disabled={edit.isStockIgnored}
                />
              )}
            </Field>
          )}
        </div>
        {edit.notice && !isSaid && (
          <Hint tone={edit.isStockIgnored ? 'plain' : 'error'}>{sentence(edit.notice)}</Hint>
        )}
        <Buttons>
          <Button type="submit" size="sm" busy={isSending && texts.saving}>
            {texts.save}
          </Button>
          <IconButton icon="close" label={texts.cancel} disabled={isSending} onClick={close} />
        </Buttons>
      </Form>
      {question}
    </>
  );
}

const firstOf = ({ sizes }: StockEdit) => sizes.find(({ error }) => error)?.error ?? null;

const Form = styled.form`
  display: grid;
  gap: 8px;
  margin-top: 4px;
`;

const Buttons = styled.div`
  display: flex;
  gap: 6px;
  > :first-child {
    flex: 1;
  }
`;
