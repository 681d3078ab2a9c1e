import type { CustomerRow as Row } from '@filigrana/hooks/backoffice';
import { useId } from 'react';
import { formatDay } from '../../shared/dates.ts';
import { Digits } from '../../shared/digits.tsx';
import { Button, StatusTag } from '../../ui/index.ts';
import { customersTexts as texts } from './texts.ts';

interface Props {
  row: Row;
  onToggle: () => void;
  /** Asks about taking the identification from the account. */
  onRelease: () => void;
}

/** A customer: a row of the table, a labelled card on a phone. */
export function CustomerRow({ row, onToggle, onRelease }: Props) {
  const { customer, fullName, label, action, canAct, canRelease, pending } = row;
  const id = useId();
  const isActive = customer.estado === 'activo';
  return (
    <tr>
      <td data-label={texts.columns.identificacion}>
        <Digits value={customer.identificacion} />
      </td>
      <td id={id} data-cell="title">
        {fullName}
      </td>
      <td data-label={texts.columns.correo}>{customer.correo}</td>
      <td data-label={texts.columns.telefono}>
        <Digits value={customer.telefono} />
      </td>
      <td data-cell="status" aria-live="polite">
        <StatusTag tone={isActive ? 'success' : 'danger'}>{label}</StatusTag>
      </td>
      <td data-label={texts.registered}>
        <time dateTime={customer.fechaRegistro}>{formatDay(customer.fechaRegistro)}</time>
      </td>
      <td data-cell="actions" data-align="right">
        <Button
          size="sm"
          variant={action === 'bloquear' ? 'calm' : 'line'}
          icon={action === 'bloquear' ? 'lock' : 'unlock'}
          busy={pending !== null && texts.busy[pending]}
          disabled={!canAct && pending === null}
          aria-describedby={id}
          onClick={onToggle}
        >
          {texts.actions[action]}
        </Button>
        {canRelease && (
          <Button size="sm" variant="quiet" aria-describedby={id} onClick={onRelease}>
            {texts.release.open}
          </Button>
        )}
      </td>
    </tr>
  );
}
