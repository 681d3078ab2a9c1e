import { useSearch, useSession } from '@filigrana/hooks';
import {
  useCustomers,
  useOrders,
  useProductsAdmin,
  useSpecialOrdersAdmin,
  type AdminList,
} from '@filigrana/hooks/backoffice';
import type { Product, Role } from '@filigrana/sdk';
import {
  catalogEntry,
  formatUsd,
  mayOpen,
  orderLifecycle,
  orderNumber,
  searchEntries,
  totalStock,
} from '@filigrana/sdk/domain';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { backoffice, SEARCH_MAX } from '../../app/paths.ts';
import { formatDate } from '../../shared/dates.ts';
import { moveByArrows } from '../../shared/move-by-arrows.ts';
import { Modal, TextField } from '../../ui/index.ts';
import { customerOf } from '../orders/customer-of.ts';
import { FailedAlert } from '../shared/failed-alert.tsx';
import { findTexts as texts } from './texts.ts';

/** Rows of each kind. */
const SHOWN = 5;

/** Finds orders, special orders, customers and pieces from anywhere, as far as the role may see them. */
export default function FindDialog({ onClose }: { onClose: () => void }) {
  const { role } = useSession();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const busqueda = text.trim();
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <Modal title={texts.title} onClose={onClose}>
      <Box
        ref={box}
        role="search"
        onKeyDown={({ nativeEvent }) => moveByArrows(nativeEvent, box.current)}
        onClick={closeAfterLink}
      >
        <TextField
          label={texts.label}
          hint={mayOpen('orders', role) ? texts.hint.all : texts.hint.pieces}
          type="search"
          icon="search"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {busqueda !== '' && <Found busqueda={busqueda} role={role} />}
      </Box>
    </Modal>
  );
}

/** How far a group is. */
type Answer = 'looking' | 'failed' | 'nothing' | 'found';

interface Asked {
  busqueda: string;
  /** Groups without a hit are out of sight: others have some, or nobody has, which is said once. */
  hidesEmpty: boolean;
  onAnswer: (group: string, answer: Answer) => void;
}

/** The groups of what the role may see. */
function Found({ busqueda, role }: { busqueda: string; role: Role | null }) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const onAnswer = useCallback(
    (group: string, answer: Answer) => setAnswers((before) => ({ ...before, [group]: answer })),
    [],
  );
  const given = Object.values(answers);
  const isNothing = given.length > 0 && given.every((answer) => answer === 'nothing');
  const hidesEmpty = isNothing || (given.includes('found') && !given.includes('looking'));
  const asked = { busqueda, hidesEmpty, onAnswer };
  return (
    <>
      {mayOpen('orders', role) && <FoundOrders {...asked} />}
      {mayOpen('specialOrders', role) && <FoundSpecialOrders {...asked} />}
      {mayOpen('customers', role) && <FoundCustomers {...asked} />}
      {mayOpen('products', role) && <FoundPieces {...asked} />}
      {isNothing && <None role="status">{texts.none}</None>}
    </>
  );
}

function FoundOrders(asked: Asked) {
  const { busqueda } = asked;
  const pedido = orderNumber(busqueda);
  const words = pedido === null ? busqueda : '';
  const list = useOrders({ filters: { busqueda: words, pedido } });
  const { setFilters } = list;
  useEffect(() => setFilters({ busqueda: words, pedido }), [setFilters, words, pedido]);
  return (
    <Group
      title={texts.orders}
      list={list}
      address={backoffice.orders()}
      {...asked}
      found={list.rows.slice(0, SHOWN).map(({ order }) => ({
        key: order.idPedido,
        address: `${backoffice.orders()}?pedido=${order.idPedido}`,
        name: texts.order(order.idPedido, customerOf(order)),
        detail: [
          formatDate(order.fechaPedido),
          formatUsd(order.montoTotal),
          orderLifecycle.table.labels[order.estadoPedido],
        ],
      }))}
    />
  );
}

function FoundSpecialOrders(asked: Asked) {
  const number = orderNumber(asked.busqueda);
  const search = number === null ? asked.busqueda : `#${number}`;
  const list = useSpecialOrdersAdmin({ search });
  const { setSearch } = list;
  useEffect(() => setSearch(search), [setSearch, search]);
  return (
    <Group
      title={texts.specialOrders}
      list={list}
      address={backoffice.specialOrders()}
      {...asked}
      found={list.rows.slice(0, SHOWN).map(({ order, label }) => ({
        key: order.idPedidoEspecial,
        address: asking(backoffice.specialOrders(), `#${order.idPedidoEspecial}`),
        name: texts.special(order.idPedidoEspecial, order.nombreUsuario),
        detail: [formatDate(order.fechaSolicitud), order.nombrePieza, label],
      }))}
    />
  );
}

function FoundCustomers(asked: Asked) {
  const { busqueda } = asked;
  const list = useCustomers({ search: busqueda });
  const { setSearch } = list;
  useEffect(() => setSearch(busqueda), [setSearch, busqueda]);
  return (
    <Group
      title={texts.customers}
      list={list}
      address={backoffice.customers()}
      {...asked}
      found={list.rows.slice(0, SHOWN).map(({ fullName, label, customer }) => ({
        key: customer.identificacion,
        address: asking(backoffice.customers(), fullName),
        name: fullName,
        detail: [customer.correo, label],
      }))}
    />
  );
}

/** What visitors find, best first; then what the same search, or a name, finds among all pieces: hidden ones too. */
function FoundPieces(asked: Asked) {
  const { busqueda } = asked;
  const list = useProductsAdmin({ search: busqueda });
  const { status, results, setText, clear } = useSearch();
  const { setSearch } = list;
  useEffect(() => clear, [clear]);
  useEffect(() => {
    setSearch(busqueda);
    setText(busqueda);
  }, [setSearch, setText, busqueda]);
  const entries = useMemo(() => list.items.map(catalogEntry), [list.items]);
  // As the staff's list has them: visitors are not told of pieces that are held.
  const known = new Map(list.items.map((product) => [product.idProducto, product]));
  const found = new Map<number, Product>();
  for (const product of [...results, ...searchEntries(entries, busqueda), ...list.products])
    found.set(product.idProducto, known.get(product.idProducto) ?? product);
  return (
    <Group
      title={texts.pieces}
      list={list}
      isSearching={status === 'loading'}
      address={backoffice.products()}
      {...asked}
      found={[...found.values()].slice(0, SHOWN).map((product) => ({
        key: product.idProducto,
        address: asking(backoffice.products(), product.nombreProducto),
        name: product.nombreProducto,
        detail: [product.nombreCategoria, stockOf(product)],
      }))}
    />
  );
}

/** '' where the backend does not say. */
function stockOf(product: Product): string {
  const stock = totalStock(product);
  return stock === null ? '' : texts.stock(stock);
}

/** A list of the staff as it looks when it is searched for something. */
const asking = (list: string, busqueda: string) =>
  `${list}?${new URLSearchParams({ busqueda }).toString()}`;

interface GroupProps extends Asked {
  title: string;
  list: AdminList & { matches: number | null };
  /** More than the list is asked, and has not answered yet. */
  isSearching?: boolean;
  /** Of the page with all of them. */
  address: string;
  found: readonly {
    key: number | string;
    address: string;
    name: string;
    detail: readonly string[];
  }[];
}

function Group(props: GroupProps) {
  const { title, list, isSearching = false, address, found } = props;
  const { busqueda, hidesEmpty, onAnswer } = props;
  const { status, notice, isReading, matches, reload } = list;
  const id = useId();
  const isLooking = status === 'loading' || isReading || isSearching;
  const hasMore = matches === null || matches > found.length;
  const none: Answer = isLooking ? 'looking' : 'nothing';
  const answer: Answer = notice ? 'failed' : found.length > 0 ? 'found' : none;
  useEffect(() => onAnswer(title, answer), [onAnswer, title, answer]);
  return (
    <section aria-labelledby={id} hidden={hidesEmpty && answer === 'nothing'}>
      <h3 id={id}>{title}</h3>
      {notice ? (
        <FailedAlert notice={notice} reload={reload} />
      ) : (
        <>
          {found.length === 0 && <p role="status">{isLooking ? texts.looking : texts.none}</p>}
          <ul>
            {found.map((one) => (
              <li key={one.key}>
                <Link href={one.address}>
                  <b>{one.name}</b>
                  <span>{one.detail.filter(Boolean).join(' · ')}</span>
                </Link>
              </li>
            ))}
            {found.length > 0 && hasMore && (
              <li>
                <Link href={asking(address, busqueda)}>{texts.all(matches)}</Link>
              </li>
            )}
          </ul>
        </>
      )}
    </section>
  );
}

const None = styled.p`
  color: var(--ink-muted);
`;

/** As high as most results, so that the field stays where it is while they come. */
const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 18px;
  min-height: min(70dvh, 600px);
  margin-top: 18px;
  h3 {
    margin-bottom: 4px;
    font: 600 0.9063rem/1.4 var(--font-text);
    color: var(--ink-muted);
  }
  section > p {
    color: var(--ink-muted);
  }
  li a {
    display: grid;
    align-content: center;
    min-height: 44px;
    margin-inline: -10px;
    padding: 6px 10px;
    border-radius: var(--r-sm);
    overflow-wrap: anywhere;
  }
  li a:hover {
    background: var(--surface-tint);
  }
  b {
    font-weight: 600;
  }
  span {
    color: var(--ink-muted);
    font-size: var(--fs-small);
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
