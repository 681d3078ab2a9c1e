import type { ConflictField, FormConflict } from '@filigrana/hooks/backoffice';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { below, Button, Hint, Loading, Modal, ModalText, Radio } from '../../ui/index.ts';
import { sharedTexts } from './texts.ts';

const texts = sharedTexts.conflict;

/** How the fields of a form are called, and how what they hold is written. */
export type ConflictFields<Values> = {
  readonly [Name in keyof Values]: {
    label: string;
    show: (value: Values[Name]) => ReactNode;
    /** What comes of both changes, said in words. */
    showBoth?: (both: Values[Name], mine: Values[Name]) => ReactNode;
  };
};

/** Text as it is; nothing typed is said. */
export const shownText = (text: string | undefined): string => text || texts.nothing;
/** 'Sí' or 'No'. */
export const shownFlag = (flag: boolean): string => (flag ? texts.yes : texts.no);

interface Props<Values> {
  conflict: FormConflict<Values> | null;
  fields: ConflictFields<Values>;
}

/**
 * Somebody else has saved the same thing meanwhile: both versions side by side, field by field, and
 * a choice. When the saved version changes again while it is open, it says so and where. Closing it
 * leads back to the form, where everything that was typed still stands.
 */
export function ConflictDialog<Values>({ conflict, fields }: Props<Values>) {
  const textId = useId();
  if (!conflict) return null;
  const {
    fields: differing,
    isMixed,
    renewed,
    choose,
    merge,
    takeTheirs,
    dismiss,
    retry,
  } = conflict;
  const isRead = differing !== null;
  const isAboutStock = differing?.some(({ both }) => both !== undefined) ?? false;
  return (
    <Modal
      size="lg"
      role="alertdialog"
      title={(isAboutStock ? texts.stock : texts).title}
      describedBy={textId}
      onClose={dismiss}
      actions={
        <>
          <Button variant="quiet" onClick={dismiss}>
            {sharedTexts.keepEditing}
          </Button>
          {isRead && (
            <Button variant="line" onClick={takeTheirs}>
              {texts.useTheirs}
            </Button>
          )}
          <Button onClick={isRead ? merge : retry}>
            {!isRead ? sharedTexts.retry : isMixed ? texts.useChosen : texts.useMine}
          </Button>
        </>
      }
    >
      <ModalText id={textId}>{(isAboutStock ? texts.stock : texts).text}</ModalText>
      <Renewed role="status">
        {renewed.length > 0 && (
          <Hint tone="warning">
            {texts.renewed(renewed.map((name) => fields[name].label).join(', '))}
          </Hint>
        )}
      </Renewed>
      {isRead ? (
        differing.map((field) => (
          <Choice
            key={String(field.name)}
            field={field}
            {...fields[field.name]}
            onChoose={(side) => choose(field.name, side)}
          />
        ))
      ) : (
        <Loading>{texts.reading}</Loading>
      )}
    </Modal>
  );
}

interface ChoiceProps<Values> {
  field: ConflictField<Values>;
  label: string;
  show: (value: Values[keyof Values]) => ReactNode;
  showBoth?: (both: Values[keyof Values], mine: Values[keyof Values]) => ReactNode;
  onChoose: (side: ConflictField<Values>['choice']) => void;
}

function Choice<Values>({ field, label, show, showBoth, onChoose }: ChoiceProps<Values>) {
  const name = useId();
  return (
    <Field>
      <legend>{label}</legend>
      <Sides>
        {field.both !== undefined && showBoth && (
          <Radio name={name} checked={field.choice === 'both'} onChange={() => onChoose('both')}>
            <small>{texts.stock.both}</small>
            <Value>{showBoth(field.both, field.mine)}</Value>
          </Radio>
        )}
        {(['mine', 'theirs'] as const).map((side) => (
          <Radio
            key={side}
            name={name}
            checked={field.choice === side}
            onChange={() => onChoose(side)}
          >
            <small>{(field.both === undefined ? texts : texts.stock)[side]}</small>
            <Value>{show(field[side])}</Value>
          </Radio>
        ))}
      </Sides>
    </Field>
  );
}

const Renewed = styled.div`
  > p {
    margin-top: 14px;
  }
`;

const Field = styled.fieldset`
  margin-top: 18px;
  legend {
    font-weight: 600;
    padding: 0;
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
  margin-top: 6px;
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
  }
  label {
    align-items: flex-start;
    padding: 10px 12px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-sm);
  }
  label:has(:checked) {
    border-color: var(--accent);
    background: var(--surface-tint);
  }
  small {
    display: block;
    font-size: var(--fs-small);
    color: var(--ink-muted);
  }
`;

const Value = styled.span`
  display: block;
  max-height: 9em;
  overflow: auto;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
