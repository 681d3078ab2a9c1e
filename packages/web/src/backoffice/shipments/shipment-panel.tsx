import { useShipment, useTexts } from '@filigrana/hooks/backoffice';
import { GUIDE_MAX } from '@filigrana/sdk/domain';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { backoffice } from '../../app/paths.ts';
import { formatDate } from '../../shared/dates.ts';
import { Button, ExternalLink, Switch, TextField, TextLink } from '../../ui/index.ts';
import { WhatsappLink } from '../shared/contact-links.tsx';
import { FailedAlert } from '../shared/failed-alert.tsx';
import { useUnsaved } from '../shared/unsaved.ts';
import { shipmentsTexts as texts } from './texts.ts';

const MARKS = [
  ['preparacion', texts.preparation],
  ['entregado', texts.delivered],
] as const;

/** How the sending of one order goes: its guide, the marks of its way, its slip. Nothing where the backend knows none. */
export function ShipmentPanel({ idPedido }: { idPedido: number }) {
  const { status, notice, reload, shipment, may, guide, doubt, mark, marking } =
    useShipment(idPedido);
  const { sentence } = useTexts();
  useUnsaved(guide.isDirty);
  if (status === 'failed' && notice) return <FailedAlert notice={notice} reload={reload} />;
  if (!shipment || !Object.values(may).some(Boolean)) return null;
  const { recorrido, seguimiento, telefono } = shipment;
  const isSaving = guide.status === 'sending';
  const error = guide.errors.guia ?? guide.notice;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    guide.submit();
  };
  return (
    <>
      <h3>{shipment.retiro ? texts.handover : texts.shipment}</h3>
      {shipment.retiro === undefined && (
        <Line noValidate aria-label={texts.shipment} onSubmit={submit}>
          <TextField
            label={texts.guide}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={GUIDE_MAX}
            readOnly={isSaving}
            value={guide.values.guia}
            onChange={({ target }) => guide.set('guia', target.value)}
            hint={doubt && sentence(doubt)}
            error={error && sentence(error)}
          />
          <Button
            type="submit"
            variant="line"
            disabled={!guide.isDirty && !isSaving}
            busy={isSaving && texts.saving}
          >
            {texts.save}
          </Button>
        </Line>
      )}
      {MARKS.filter(([name]) => may[name]).map(([name, label]) => {
        const set = recorrido.find(({ paso }) => paso === name);
        return (
          <Switch
            key={name}
            checked={set !== undefined}
            disabled={marking !== null}
            onChange={({ target }) => mark(name, target.checked)}
          >
            {set ? texts.since(label, formatDate(set.fecha)) : label}
          </Switch>
        );
      })}
      <Ways>
        {seguimiento && (
          <ExternalLink href={seguimiento} target="_blank" rel="noreferrer">
            {texts.follow}
          </ExternalLink>
        )}
        {shipment.estadoPedido === 'enviado' && (
          <WhatsappLink phone={telefono} text={texts.message(shipment)}>
            {texts.tell}
          </WhatsappLink>
        )}
        <TextLink href={backoffice.shipments(new URLSearchParams({ pedido: String(idPedido) }))}>
          {texts.slip}
        </TextLink>
      </Ways>
    </>
  );
}

/** The button stands beside the field, whatever is said below it. */
const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px;
  align-items: start;
  margin-bottom: 6px;
  input {
    text-transform: uppercase;
    font-variant-numeric: lining-nums tabular-nums;
  }
  > button {
    margin-top: calc(var(--label-font) * 1.35 + 6px);
  }
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  align-items: baseline;
  padding: 6px 0 14px;
`;
