import { useHolds } from '@filigrana/hooks/backoffice';
import type { Hold } from '@filigrana/sdk';
import { formatUsd, pieceName } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { formatTime } from '../../shared/dates.ts';
import { Button, Disclosure } from '../../ui/index.ts';
import { Box } from '../shared/box.tsx';
import { FailedAlert } from '../shared/failed-alert.tsx';
import { holdsTexts as texts } from './texts.ts';

/** The pieces that are kept for people who are paying, and a button that ends each. Nothing while nothing is. */
export default function HoldsPanel() {
  const { status, notice, reload, rows, ending, end } = useHolds();
  if (status === 'failed' && notice) return <FailedAlert notice={notice} reload={reload} />;
  if (rows.length === 0) return null;
  return (
    <Panel data-screen>
      <Disclosure summary={texts.title(rows.length)}>
        <ul>
          {rows.map((hold) => (
            <Row key={hold.idApartado}>
              <Held hold={hold} />
              <Button
                size="sm"
                variant="line"
                aria-label={texts.endOf(texts.who(hold.cliente))}
                disabled={ending !== null && ending !== hold.idApartado}
                busy={ending === hold.idApartado && texts.ending}
                onClick={() => void end(hold.idApartado)}
              >
                {texts.end}
              </Button>
            </Row>
          ))}
        </ul>
      </Disclosure>
    </Panel>
  );
}

function Held({ hold: { cliente, hasta, prolongado, productos } }: { hold: Hold }) {
  return (
    <div>
      <b>{texts.who(cliente)}</b>
      {productos.map((piece) => (
        <p key={piece.idProducto_talla}>
          {piece.cantidad} × {pieceName(piece)} · {formatUsd(piece.precioUnitario)}
        </p>
      ))}
      <small>{texts.until(formatTime(hasta), prolongado)}</small>
    </div>
  );
}

const Panel = styled(Box)`
  padding: 0 20px;
  margin-bottom: 20px;
  > details {
    border-bottom: 0;
  }
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 20px;
  justify-content: space-between;
  align-items: center;
  padding: 12px 0;
  border-top: 1px solid var(--line);
  small {
    color: var(--ink-muted);
  }
`;
