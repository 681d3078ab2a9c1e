import {
  useReconciliation,
  type LikelyEntry,
  type MatchedSides,
  type ReconciliationDesk,
} from '@filigrana/hooks/backoffice';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useHead } from '../../app/head.tsx';
import { backoffice } from '../../app/paths.ts';
import { Alert, below, Button, Disclosure, Hint, LinkButton, Loading } from '../../ui/index.ts';
import { AdminHead } from '../shared/admin-head.tsx';
import { Actions, Box, BoxTitle } from '../shared/box.tsx';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { useUnsaved } from '../shared/unsaved.ts';
import { BankText } from './bank-text.tsx';
import { amountOf, dueOf, EntrySide, MatchedRow, OrderSide, Reasons } from './sides.tsx';
import { OTHER_AMOUNT, reconciliationTexts as texts } from './texts.ts';

/** What the bank says beside the orders that wait for their payment. */
export default function ReconciliationPage() {
  useHead({ title: texts.title });
  const desk = useReconciliation({ undoable: true });
  useUnsaved(desk.reading !== null);
  return (
    <>
      <AdminHead title={texts.title}>
        <LinkButton href={backoffice.orders()} variant="line">
          {texts.orders}
        </LinkButton>
      </AdminHead>
      {desk.status === 'unsupported' ? (
        <Alert tone="info">{texts.unsupported}</Alert>
      ) : (
        <ListFrame
          list={{ ...desk, status: desk.status === 'idle' ? 'loading' : desk.status }}
          loading={<Loading>{texts.loading}</Loading>}
        >
          <Stack>
            <BankText {...desk} />
            <Outcomes outcomes={desk.outcomes} />
            <Sure {...desk} />
            <Likely {...desk} />
            <Waiting {...desk} />
            <Group title={texts.unpaid} count={desk.unpaid.length} empty={texts.noUnpaid}>
              <Cards>
                {desk.unpaid.map((order) => (
                  <li key={order.idPedido}>
                    <OrderSide order={order} />
                  </li>
                ))}
              </Cards>
            </Group>
            <Aside {...desk} />
          </Stack>
        </ListFrame>
      )}
    </>
  );
}

interface GroupProps {
  ref?: RefObject<HTMLElement | null>;
  title: string;
  count: number;
  hint?: string;
  /** What stands there when there is nothing in it. */
  empty: string;
  children: ReactNode;
}

function Group({ ref, title, count, hint, empty, children }: GroupProps) {
  const id = useId();
  return (
    <Box as="section" ref={ref} $pad aria-labelledby={id}>
      <BoxTitle id={id} tabIndex={-1}>{`${title} (${count})`}</BoxTitle>
      <Hint>{count === 0 ? empty : hint}</Hint>
      {count > 0 && children}
    </Box>
  );
}

/**
 * Accepting takes away the row that had the focus: it goes to the row that comes to its place, or else to the title of
 * the group, never to a button that a second press of the same key would press. Whoever undoes goes on with what is back.
 *
 * @param ids Of the rows, as they stand there.
 */
function useFocusOnRows(ids: readonly (string | number)[], { undoable }: ReconciliationDesk) {
  const group = useRef<HTMLElement>(null);
  const before = useRef({ ids, undoable });
  useEffect(() => {
    const was = before.current;
    before.current = { ids, undoable };
    const isUndone = was.undoable.length > 0 && undoable.length === 0;
    const isLost = document.activeElement === document.body;
    const gone = isLost ? was.ids.findIndex((id) => !ids.includes(id)) : -1;
    const place = isUndone ? ids.findIndex((id) => !was.ids.includes(id)) : gone;
    if (place === -1) return;
    const rows = group.current?.querySelectorAll<HTMLElement>('[data-row]');
    (rows?.[place] ?? group.current?.querySelector('h2'))?.focus({ preventScroll: !isUndone });
  });
  return group;
}

function Outcomes({ outcomes }: Pick<ReconciliationDesk, 'outcomes'>) {
  if (outcomes.length === 0) return null;
  const done = outcomes.filter(({ resultado }) => resultado === 'aceptada');
  return (
    <Alert tone={done.length === outcomes.length ? 'success' : 'warning'}>
      {texts.accepted(done.flatMap(({ pedidos }) => pedidos).length)}
      {outcomes.map(
        ({ pedidos, resultado }) =>
          resultado !== 'aceptada' && (
            <div key={pedidos.join()}>{texts.refused(pedidos, resultado)}</div>
          ),
      )}
    </Alert>
  );
}

function Sure(desk: ReconciliationDesk) {
  const { sure, accept } = desk;
  const group = useFocusOnRows(sure.map(keyOf), desk);
  const [asked, setAsked] = useState<readonly MatchedSides[] | null>(null);
  const orders = (asked ?? []).flatMap((match) => match.orders).length;
  return (
    <Group
      ref={group}
      title={texts.sure}
      count={sure.length}
      hint={texts.sureHint}
      empty={texts.noSure}
    >
      <Bar>
        <Button icon="check" onClick={() => setAsked(sure)}>
          {sure.length === 1 ? texts.acceptOne : texts.acceptAll(sure.length)}
        </Button>
      </Bar>
      <Rows>
        {sure.map((match) => (
          <MatchedRow key={keyOf(match)} {...match} />
        ))}
      </Rows>
      {asked && (
        <ConfirmDialog
          title={texts.question(orders)}
          confirm={texts.confirm}
          tone="plain"
          onConfirm={() => {
            accept(asked);
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        >
          {texts.consequence}
        </ConfirmDialog>
      )}
    </Group>
  );
}

const keyOf = ({ entries, orders }: MatchedSides): string =>
  [...entries.map(({ idEntrada }) => idEntrada), ...orders.map(({ idPedido }) => idPedido)].join();

function Likely(desk: ReconciliationDesk) {
  const { likely, accept, refuse } = desk;
  const group = useFocusOnRows(
    likely.map(({ entry }) => entry.idEntrada),
    desk,
  );
  return (
    <Group ref={group} title={texts.likely} count={likely.length} empty={texts.noLikely}>
      <Rows>
        {likely.map((one) => (
          <LikelyRow
            key={one.entry.idEntrada}
            one={one}
            accept={(match) => accept([match])}
            refuse={() => refuse(one.entry, ordersOf(one))}
          />
        ))}
      </Rows>
    </Group>
  );
}

const ordersOf = ({ candidates }: LikelyEntry) => [
  ...new Map(
    candidates.flatMap(({ orders }) => orders).map((order) => [order.idPedido, order]),
  ).values(),
];

interface LikelyProps {
  one: LikelyEntry;
  accept: (match: MatchedSides) => void;
  refuse: () => void;
}

/** One entry at the left, and the orders that it may pay beside it. */
function LikelyRow({ one: { entry, candidates }, accept, refuse }: LikelyProps) {
  const [asked, setAsked] = useState<string | null>(null);
  // Who else accepts it meanwhile takes the question away.
  const doubtful = candidates.find((match) => keyOf(match) === asked);
  const press = (match: MatchedSides) => {
    if (match.reasons.some((reason) => OTHER_AMOUNT.has(reason))) setAsked(keyOf(match));
    else accept(match);
  };
  return (
    <Pair
      data-row
      role="group"
      aria-label={texts.paymentOf(entry.nombre ?? texts.unnamed, amountOf(entry))}
      tabIndex={-1}
    >
      <div>
        {[entry, ...others(entry, candidates)].map((own) => (
          <EntrySide key={own.idEntrada} entry={own} />
        ))}
        <Button variant="line" size="sm" onClick={refuse}>
          {texts.none}
        </Button>
      </div>
      <ul>
        {candidates.map((match) => (
          <li key={keyOf(match)}>
            <div>
              {match.orders.map((order) => (
                <OrderSide key={order.idPedido} order={order} />
              ))}
            </div>
            <div>
              <Reasons reasons={match.reasons} />
              <Acts>
                <Button size="sm" onClick={() => press(match)}>
                  {texts.acceptThis(match.orders.map(({ idPedido }) => idPedido))}
                </Button>
                {match.orders.length === 1 && (
                  <LinkButton
                    size="sm"
                    variant="line"
                    icon="receipt"
                    href={`${backoffice.orderReview()}?pedido=${match.orders[0]?.idPedido}`}
                  >
                    {texts.besideReceipt}
                  </LinkButton>
                )}
              </Acts>
            </div>
          </li>
        ))}
      </ul>
      {doubtful && (
        <ConfirmDialog
          title={sharedTexts.acceptAnyway}
          confirm={texts.confirm}
          onConfirm={() => {
            setAsked(null);
            accept(doubtful);
          }}
          onCancel={() => setAsked(null)}
        >
          {differenceOf(doubtful, entry)}
        </ConfirmDialog>
      )}
    </Pair>
  );
}

/** What has come and what was expected, both in the currency of the bank. */
const differenceOf = ({ entries, orders }: MatchedSides, { moneda }: LikelyEntry['entry']) =>
  texts.otherAmount(
    entries.map(amountOf),
    orders.map((order) => dueOf(order, moneda)),
    orders.map(({ idPedido }) => idPedido),
  );

/** The second entry of an order that two pay together. */
const others = (entry: LikelyEntry['entry'], candidates: readonly MatchedSides[]) =>
  (candidates[0]?.entries ?? []).filter(({ idEntrada }) => idEntrada !== entry.idEntrada);

function Waiting({ waiting, reversed, setAside }: ReconciliationDesk) {
  return (
    <>
      <Group
        title={texts.waiting}
        count={waiting.length}
        hint={texts.waitingHint}
        empty={texts.noWaiting}
      >
        <EntryCards
          entries={waiting}
          act={{ label: texts.setAside, of: texts.setAsideOf, on: setAside }}
        />
      </Group>
      {reversed.length > 0 && (
        <Group title={texts.reversed} count={reversed.length} empty="">
          <Cards>
            {reversed.map((entry) => (
              <li key={entry.idEntrada}>
                <EntrySide entry={entry} />
              </li>
            ))}
          </Cards>
        </Group>
      )}
    </>
  );
}

interface EntryCardsProps {
  entries: ReconciliationDesk['waiting'];
  /** What can be done with each: its word, the same with who and how much, and doing it. */
  act: {
    label: string;
    of: (who: string, amount: string) => string;
    on: ReconciliationDesk['setAside'];
  };
}

function EntryCards({ entries, act }: EntryCardsProps) {
  return (
    <Cards>
      {entries.map((entry) => (
        <li key={entry.idEntrada}>
          <EntrySide entry={entry} />
          <Button
            variant="quiet"
            size="sm"
            aria-label={act.of(entry.nombre ?? texts.unnamed, amountOf(entry))}
            onClick={() => act.on(entry)}
          >
            {act.label}
          </Button>
        </li>
      ))}
    </Cards>
  );
}

/** Folded: what was set aside is seldom looked at again. */
function Aside({ aside, bringBack }: ReconciliationDesk) {
  if (aside.length === 0) return null;
  return (
    <Disclosure summary={`${texts.aside} (${aside.length})`}>
      <Hint>{texts.asideHint}</Hint>
      <EntryCards
        entries={aside}
        act={{ label: texts.bringBack, of: texts.bringBackOf, on: bringBack }}
      />
    </Disclosure>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Bar = styled(Actions)`
  margin-top: 12px;
`;

const Rows = styled.div`
  margin-top: 14px;
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));
  gap: 16px 24px;
  margin-top: 14px;
  > li {
    padding-top: 12px;
    border-top: 1px solid var(--line);
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 10px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: 12px 24px;
  padding: 16px 0;
  border-top: 1px solid var(--line);
  > div > button {
    margin-top: 12px;
  }
  > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 8px 24px;
    & + li {
      margin-top: 14px;
      padding-top: 14px;
      border-top: 1px dashed var(--line);
    }
  }
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
