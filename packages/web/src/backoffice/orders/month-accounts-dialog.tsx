import { useMonthAccounts, useTexts } from '@filigrana/hooks/backoffice';
import { recentMonths } from '@filigrana/sdk/domain';
import { useState } from 'react';
import { Alert, ModalText, SelectField } from '../../ui/index.ts';
import { EditDialog } from '../shared/edit-dialog.tsx';
import { saveFile } from '../shared/save-file.ts';
import { ordersTexts } from './texts.ts';

const texts = ordersTexts.accounts;

/** Months that are offered, the present one included. */
const MONTHS = 13;

/** Hands out the orders of a month as the accountant enters them. */
export function MonthAccountsDialog({ onClose }: { onClose: () => void }) {
  const accounts = useMonthAccounts();
  const { sentence } = useTexts();
  const [months] = useState(() => recentMonths(MONTHS, Date.now()));
  const [mes, setMes] = useState(months[1] ?? '');
  const save = async () => {
    const csv = await accounts.toCsv(mes);
    if (csv === null) return;
    saveFile(texts.file(mes), csv, 'text/csv;charset=utf-8');
    onClose();
  };
  return (
    <EditDialog
      title={texts.title}
      submit={texts.submit}
      isSending={accounts.isReading}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <ModalText>{texts.text}</ModalText>
      <SelectField label={texts.month} value={mes} onChange={({ target }) => setMes(target.value)}>
        {months.map((month) => (
          <option key={month} value={month}>
            {MONTH.format(Date.parse(`${month}-01`))}
          </option>
        ))}
      </SelectField>
      {accounts.notice && <Alert tone="danger">{sentence(accounts.notice)}</Alert>}
    </EditDialog>
  );
}

const MONTH = new Intl.DateTimeFormat('es-CR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
