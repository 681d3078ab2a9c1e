import type { Shipment } from '@filigrana/sdk';
import {
  formatColones,
  formatUsd,
  isUniqueSize,
  orderLifecycle,
  SHIPPING_METHOD,
} from '@filigrana/sdk/domain';
import { createGlobalStyle, styled } from 'styled-components';
import { formatDate } from '../../shared/dates.ts';
import { Digits } from '../../shared/digits.tsx';
import { postalLine } from '../../shared/postal-line.ts';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { Layer, Logo, Picture } from '../../ui/index.ts';
import { customerOf } from '../orders/customer-of.ts';
import { shipmentsTexts as texts } from './texts.ts';

/** How long a picture that does not come keeps the paper waiting, in ms. */
const PATIENCE_MS = 4000;

/** Prints what is on paper now, once its pictures are there. */
export async function printSlips(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-slips] img')];
  const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
  await Promise.race([decoded, patience]);
  window.print();
}

interface Props {
  shipments: readonly Shipment[];
  /** Where orders of any state may be among them, each says its own. */
  saysState?: boolean;
}

/** Packing slips, one on each sheet of letter paper. On a screen there is nothing of them. */
export function PackingSlips({ shipments, saysState = false }: Props) {
  if (shipments.length === 0) return null;
  return (
    <Layer>
      <OnlySlips />
      <Sheets data-slips aria-hidden="true">
        {shipments.map((shipment) => (
          <Slip key={shipment.idPedido} shipment={shipment} saysState={saysState} />
        ))}
      </Sheets>
    </Layer>
  );
}

function Slip({ shipment, saysState }: { shipment: Shipment; saysState: boolean }) {
  const shop = useShopFacts();
  const { idPedido, fechaPedido, productos, montoTotal, montoColones } = shipment;
  const { guia, telefono, direccionExacta, retiro } = shipment;
  return (
    <Sheet>
      <Head>
        <Logo />
        <div>
          <b>{texts.slipOrder(idPedido)}</b>
          <br />
          {formatDate(fechaPedido)}
          {saysState && (
            <>
              <br />
              {orderLifecycle.table.labels[shipment.estadoPedido]}
            </>
          )}
        </div>
      </Head>
      <To>
        <small>{texts.to}</small>
        <b>{customerOf(shipment)}</b>
        <p>
          {direccionExacta}
          <br />
          {postalLine(shipment)}
        </p>
        {telefono !== '' && (
          <p>
            {texts.phone}: <Digits value={telefono} />
          </p>
        )}
        <p>
          {retiro ? <b>{texts.pickup(retiro)}</b> : SHIPPING_METHOD}
          {guia && (
            <>
              <br />
              {texts.guide}: <b>{guia}</b>
            </>
          )}
        </p>
      </To>
      <Pieces>
        <thead>
          <tr>
            <th colSpan={2}>{texts.piece}</th>
            <th>{texts.size}</th>
            <th>{texts.quantity}</th>
            <th>{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {productos
            .filter(({ devuelta }) => !devuelta)
            .map((line, index) => (
              <tr key={index}>
                <td>
                  <Picture src={line.image_url} alt="" width={72} height={72} sizes="72px" eager />
                </td>
                <td>
                  {line.productoNombre}
                  {line.sinPieza && <small> {texts.notInParcel}</small>}
                </td>
                <td>{isUniqueSize(line.tallaNombre) ? '' : line.tallaNombre}</td>
                <td>{line.cantidad}</td>
                <td>{formatUsd(line.subtotalProducto)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4}>{retiro ? texts.totalPickup : texts.total}</td>
            <td>
              <b>{formatUsd(montoTotal)}</b>
              {montoColones !== undefined && (
                <>
                  <br />
                  {formatColones(montoColones)}
                </>
              )}
            </td>
          </tr>
        </tfoot>
      </Pieces>
      <Foot>
        {shipment.estadoPedido !== 'cancelado' && (
          <>
            {texts.thanks}
            <br />
          </>
        )}
        {[shop.nombre, shop.correo, shop.telefono].join(' · ')}
      </Foot>
    </Sheet>
  );
}

/** On paper the slips stand alone, whatever page they were chosen on. */
const OnlySlips = createGlobalStyle`
  @media print {
    [data-layers] > :not([data-slips]) { display: none !important; }
  }
`;

const Sheets = styled.div`
  display: none;
  @media print {
    display: block;
    color: #000;
    font-size: 11pt;
    line-height: 1.4;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const Sheet = styled.section`
  & + & {
    break-before: page;
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  padding-bottom: 5mm;
  border-bottom: 1px solid #000;
  > div {
    text-align: right;
  }
  b {
    font: 500 15pt/1.2 var(--font-display);
  }
`;

/** Large enough to be read across a table, and to be cut out for the parcel. */
const To = styled.div`
  margin: 6mm 0;
  padding: 5mm;
  border: 1px solid #000;
  border-radius: 2px;
  font-size: 13pt;
  small {
    display: block;
    font-size: 9pt;
  }
  p {
    margin-top: 2mm;
    overflow-wrap: anywhere;
  }
`;

const Pieces = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    text-align: left;
    font-size: 9pt;
  }
  th,
  td {
    padding: 2mm 2mm 2mm 0;
    border-bottom: 1px solid #bbb;
  }
  td:first-child:not([colspan]) {
    width: 24mm;
  }
  th:last-child,
  td:last-child,
  tfoot td {
    text-align: right;
  }
  img {
    display: block;
  }
`;

const Foot = styled.p`
  margin-top: 8mm;
  text-align: center;
`;
