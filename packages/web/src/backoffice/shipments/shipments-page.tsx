import { useShipments, useTexts, type ShipmentRow } from '@filigrana/hooks/backoffice';
import type { Shipment } from '@filigrana/sdk';
import { GUIDE_MAX } from '@filigrana/sdk/domain';
import { useId, useMemo, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useHead } from '../../app/head.tsx';
import { backoffice } from '../../app/paths.ts';
import { formatDate } from '../../shared/dates.ts';
import {
  Alert,
  Button,
  Checkbox,
  EmptyState,
  ExternalLink,
  Hint,
  Input,
  LinkButton,
  Loading,
  Table,
  TableBox,
  TextLink,
  VisuallyHidden,
} from '../../ui/index.ts';
import { customerOf } from '../orders/customer-of.ts';
import { AdminHead } from '../shared/admin-head.tsx';
import { WhatsappLink } from '../shared/contact-links.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { useUnsaved } from '../shared/unsaved.ts';
import { useQuery } from '../shared/use-query.ts';
import { PackingSlips, printSlips } from './packing-slips.tsx';
import { shipmentsTexts as texts } from './texts.ts';

/** Sending many orders at once: slips, guides down a list, and a result for each. */
export default function ShipmentsPage() {
  useHead({ title: texts.title });
  const query = useQuery();
  const asked = useMemo(() => pedidosOf(query), [query]);
  const shipments = useShipments(asked);
  const { status, rows, sent, chosen, send, canSend, isSending, prepare } = shipments;
  const fields = useRef<HTMLFormElement>(null);
  useUnsaved(rows.some(({ guia, shipment }) => guia !== (shipment.guia ?? '')));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <>
      <AdminHead
        title={texts.title}
        count={status === 'ready' ? texts.count(rows.length) : undefined}
      >
        <LinkButton href={backoffice.orders()} variant="line">
          {texts.orders}
        </LinkButton>
      </AdminHead>
      {status === 'unsupported' ? (
        <Alert tone="info">{texts.unsupported}</Alert>
      ) : (
        <ListFrame
          list={{ ...shipments, status: status === 'idle' ? 'loading' : status }}
          loading={<Loading>{texts.loading}</Loading>}
        >
          {sent.length > 0 && <Sent shipments={sent} />}
          {rows.length === 0 ? (
            <EmptyState art="pedidos" title={texts.empty} />
          ) : (
            <form ref={fields} noValidate aria-label={texts.title} onSubmit={submit}>
              <Bar>
                <Button
                  type="submit"
                  icon="send"
                  disabled={!canSend}
                  busy={isSending && texts.sending}
                >
                  {texts.send(chosen)}
                </Button>
                <Button
                  variant="line"
                  disabled={chosen.length === 0}
                  onClick={() => void printSlips()}
                >
                  {texts.print(chosen.length)}
                </Button>
                <Button
                  variant="line"
                  disabled={
                    isSending || chosen.every(({ estadoPedido }) => estadoPedido !== 'confirmado')
                  }
                  onClick={prepare}
                >
                  {texts.prepare}
                </Button>
              </Bar>
              <Hint>{texts.help}</Hint>
              <Rows {...shipments} />
            </form>
          )}
        </ListFrame>
      )}
      <PackingSlips shipments={chosen} />
    </>
  );
}

/** The orders that the address names; null for all that are to be sent. */
function pedidosOf(query: string): readonly number[] | null {
  const named = new URLSearchParams(query)
    .getAll('pedido')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);
  return named.length > 0 ? named : null;
}

type View = ReturnType<typeof useShipments>;

function Rows({ rows, choose, chooseAll, type, isSending }: View) {
  return (
    <Scroll>
      <Table>
        <thead>
          <tr>
            <th>
              <Checkbox
                checked={rows.every(({ isChosen }) => isChosen)}
                disabled={isSending}
                onChange={({ target }) => chooseAll(target.checked)}
              >
                <VisuallyHidden>{texts.all}</VisuallyHidden>
              </Checkbox>
            </th>
            <th>{texts.order}</th>
            <th>{texts.customer}</th>
            <th>{texts.pieces}</th>
            <th>{texts.address}</th>
            <th>{texts.guide}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.shipment.idPedido}
              row={row}
              isLocked={isSending}
              choose={choose}
              type={type}
            />
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

interface RowProps extends Pick<View, 'choose' | 'type'> {
  row: ShipmentRow;
  isLocked: boolean;
}

function Row({ row, isLocked, choose, type }: RowProps) {
  const { shipment, isChosen, guia, guide, isSending, failed } = row;
  const { idPedido, fechaPedido, recorrido, resumen } = shipment;
  const { sentence } = useTexts();
  const id = useId();
  const began = recorrido.find(({ paso }) => paso === 'preparacion');
  const said = failed ?? guide?.notice;
  const isBad = failed !== null || guide?.isWrong === true;
  return (
    <tr>
      <td data-cell="status">
        <Checkbox
          checked={isChosen}
          disabled={isLocked}
          onChange={({ target }) => choose(idPedido, target.checked)}
        >
          <VisuallyHidden>{texts.choose(idPedido)}</VisuallyHidden>
        </Checkbox>
      </td>
      <td data-cell="title">
        <TextLink href={`${backoffice.orders()}?pedido=${idPedido}`}>
          {texts.number(idPedido)}
        </TextLink>
        <Small>
          <time dateTime={fechaPedido}>{formatDate(fechaPedido)}</time>
          {began && <span>{texts.preparing(formatDate(began.fecha))}</span>}
        </Small>
      </td>
      <td data-label={texts.customer}>{customerOf(shipment)}</td>
      <td data-label={texts.pieces}>{resumen}</td>
      <td data-label={texts.address}>
        <div>
          {shipment.retiro && (
            <>
              <b>{texts.pickup(shipment.retiro)}</b>
              <br />
            </>
          )}
          {shipment.direccionExacta}
          <br />
          {[shipment.distrito, shipment.canton, shipment.provincia].join(', ')}
        </div>
      </td>
      <Guide data-label={texts.guide}>
        <div>
          {shipment.retiro ? (
            texts.noGuideNeeded
          ) : (
            <Input
              aria-label={texts.guideOf(idPedido)}
              aria-invalid={isBad || undefined}
              aria-describedby={said ? id : undefined}
              data-guide
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="next"
              maxLength={GUIDE_MAX}
              readOnly={isLocked}
              value={guia}
              onChange={({ target }) => type(idPedido, target.value)}
              onKeyDown={toNextGuide}
            />
          )}
          {isSending ? (
            <Hint role="status">{texts.sending}</Hint>
          ) : (
            said && (
              <Hint id={id} tone={isBad ? 'error' : 'plain'} role="status">
                {sentence(said)}
              </Hint>
            )
          )}
        </div>
      </Guide>
    </tr>
  );
}

/** Enter goes down the list; behind the last guide it goes to the button that sends. */
function toNextGuide(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[data-guide]') ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (next) next.focus();
  else form?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
}

/** What has just been sent: where to follow it, and a word to its customer. */
function Sent({ shipments }: { shipments: readonly Shipment[] }) {
  const id = useId();
  return (
    <SentBox role="status" aria-labelledby={id}>
      <h2 id={id}>{texts.sent}</h2>
      <ul>
        {shipments.map((shipment) => (
          <li key={shipment.idPedido}>
            <span>
              {texts.number(shipment.idPedido)}, {customerOf(shipment)}
            </span>
            <span>
              {shipment.retiro ? texts.pickup(shipment.retiro) : (shipment.guia ?? texts.noGuide)}
            </span>
            {shipment.seguimiento && (
              <ExternalLink href={shipment.seguimiento} target="_blank" rel="noreferrer">
                {texts.follow}
              </ExternalLink>
            )}
            <WhatsappLink phone={shipment.telefono} text={texts.message(shipment)}>
              {texts.tell}
            </WhatsappLink>
          </li>
        ))}
      </ul>
    </SentBox>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-bottom: 10px;
`;

const Scroll = styled(TableBox)`
  margin-top: 12px;
`;

const Small = styled.small`
  display: grid;
  color: var(--ink-muted);
  font: 400 0.8125rem/1.4 var(--font-text);
`;

const Guide = styled.td`
  min-width: 220px;
  input {
    text-transform: uppercase;
  }
`;

const SentBox = styled.section`
  margin-bottom: 20px;
  padding: 16px 18px;
  background: var(--success-bg);
  border-radius: var(--r-md);
  h2 {
    font-size: 1.1875rem;
    margin-bottom: 6px;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 18px;
    align-items: center;
    padding: 4px 0;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
