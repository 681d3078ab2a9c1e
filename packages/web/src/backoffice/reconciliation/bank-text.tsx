import type { ReconciliationDesk } from '@filigrana/hooks/backoffice';
import {
  CURRENCIES,
  CURRENCY_LABELS,
  STATEMENT_COLUMNS,
  type StatementTable,
} from '@filigrana/sdk/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  Alert,
  Button,
  Disclosure,
  DropArea,
  Hint,
  SelectField,
  TextAreaField,
} from '../../ui/index.ts';
import { Actions, Box, BoxTitle } from '../shared/box.tsx';
import { reconciliationTexts as texts } from './texts.ts';

type Props = Pick<
  ReconciliationDesk,
  'reading' | 'readText' | 'readFile' | 'setLayout' | 'add' | 'isAdding'
>;

/** Where messages are pasted and statements dropped, and what was read of them. */
export function BankText({ reading, readText, readFile, setLayout, add, isAdding }: Props) {
  const [typed, setTyped] = useState('');
  const type = (text: string) => {
    setTyped(text);
    readText(text);
  };
  const found = reading?.entradas.length ?? 0;
  return (
    <Panel as="section" $pad aria-labelledby="banco">
      <BoxTitle id="banco">{texts.bank}</BoxTitle>
      <Inputs>
        <TextAreaField
          label={texts.paste}
          hint={texts.pasteHint}
          rows={4}
          spellCheck={false}
          value={reading === null ? '' : typed}
          onChange={({ target }) => type(target.value)}
        />
        <DropArea
          action={texts.drop}
          hint={texts.dropHint}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          disabled={isAdding}
          onFiles={([file]) => {
            setTyped('');
            if (file) readFile(file);
          }}
        />
      </Inputs>
      {reading && (
        <>
          <Alert tone={found > 0 ? 'info' : 'warning'}>
            {found > 0 ? texts.read(found) : texts.nothing}
          </Alert>
          {reading.tabla && <Columns table={reading.tabla} onChange={setLayout} />}
          {reading.omitidas.length > 0 && (
            <Disclosure summary={texts.skipped(reading.omitidas.length)}>
              <Skipped>
                {reading.omitidas.map(({ texto, motivo }, index) => (
                  // Two lines of a statement may be the same.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={index}>
                    <b>{texts.skippedBecause(motivo)}</b> {texto}
                  </li>
                ))}
              </Skipped>
            </Disclosure>
          )}
          <Actions>
            <Button
              icon="search"
              disabled={found === 0}
              busy={isAdding && texts.adding}
              onClick={add}
            >
              {texts.add(found)}
            </Button>
            <Button variant="quiet" disabled={isAdding} onClick={() => type('')}>
              {texts.clear}
            </Button>
          </Actions>
        </>
      )}
    </Panel>
  );
}

interface ColumnsProps {
  table: StatementTable;
  onChange: ReconciliationDesk['setLayout'];
}

/** Which column is which, each with the first thing that stands in it. */
function Columns({ table, onChange }: ColumnsProps) {
  const { columnas, moneda, titulos, ejemplos } = table;
  const choose = (index: number, value: string) =>
    onChange({
      moneda,
      columnas: columnas.map((column, at) => {
        const chosen = STATEMENT_COLUMNS.find((own) => own === value) ?? null;
        // Each is one column; a description may be spread over several.
        if (at === index) return chosen;
        return column === chosen && chosen !== 'texto' ? null : column;
      }),
    });
  return (
    <Disclosure summary={texts.columns} defaultOpen={!columnas.includes('dia')}>
      <Hint>{texts.columnsHint}</Hint>
      <Fields>
        {columnas.map((column, index) => (
          <SelectField
            // Columns have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={titulos[index]?.trim() || texts.column(index + 1)}
            hint={ejemplos.find((row) => row[index]?.trim())?.[index]}
            value={column ?? ''}
            onChange={({ target }) => choose(index, target.value)}
          >
            <option value="">{texts.noColumn}</option>
            {STATEMENT_COLUMNS.map((own) => (
              <option key={own} value={own}>
                {texts.columnName(own)}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          label={texts.currency}
          hint={texts.currencyHint}
          value={moneda}
          onChange={({ target }) =>
            onChange({
              columnas,
              moneda: CURRENCIES.find((own) => own === target.value) ?? moneda,
            })
          }
        >
          {CURRENCIES.map((own) => (
            <option key={own} value={own}>
              {CURRENCY_LABELS[own]}
            </option>
          ))}
        </SelectField>
      </Fields>
    </Disclosure>
  );
}

const Panel = styled(Box)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Inputs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 16px;
`;

const Skipped = styled.ul`
  font: 400 0.875rem/1.6 var(--font-text);
  overflow-wrap: anywhere;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
  gap: 14px 20px;
  margin-top: 12px;
  overflow-wrap: anywhere;
`;
