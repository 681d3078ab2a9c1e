import { useTexts, type DashboardAlert, type DashboardRead } from '@filigrana/hooks/backoffice';
import type { Dashboard } from '@filigrana/sdk';
import { orderFiltersToSearch } from '@filigrana/sdk/domain';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { backoffice } from '../../app/paths.ts';
import { Alert, from, Icon, VisuallyHidden, type IconName } from '../../ui/index.ts';
import { Box } from '../shared/box.tsx';
import { formatMoment } from '../../shared/dates.ts';
import { FailedAlert } from '../shared/failed-alert.tsx';
import { SalesChart } from './sales-chart.tsx';
import { dashboardTexts as texts } from './texts.ts';

/** Names of sold out pieces that are written out. */
const NAMED = 6;

/** What waits for an administrator this morning, and what was sold. Nothing for anybody else. */
export function DashboardPanel({ today }: { today: DashboardRead }) {
  const { status, dashboard, alerts, notice, reload } = today;
  if (status === 'idle' || status === 'unsupported') return null;
  return (
    <Panel aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {status === 'loading' && <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>}
      <FailedAlert notice={notice} reload={reload} />
      {alerts.length > 0 && <Alerts alerts={alerts} />}
      {(dashboard || status === 'loading') && (
        <Columns aria-busy={!dashboard}>
          <Waiting dashboard={dashboard} />
          <SalesChart weeks={dashboard?.ventasPorSemana ?? null} />
          {dashboard && dashboard.piezasAgotadas.length > 0 && (
            <SoldOut pieces={dashboard.piezasAgotadas} />
          )}
        </Columns>
      )}
    </Panel>
  );
}

/** What is wrong with the shop itself, what to do, and since when. */
function Alerts({ alerts }: { alerts: readonly DashboardAlert[] }) {
  const { say } = useTexts();
  return (
    <Strips>
      {alerts.map(({ id, notice, desde, ultima }) => {
        const { title, text } = say(notice);
        return (
          <Alert key={id} tone="warning">
            <b>{title}</b>
            <p>{text}</p>
            <small>{texts.since(formatMoment(desde), formatMoment(ultima))}</small>
          </Alert>
        );
      })}
    </Strips>
  );
}

/** Null while it is read: then the figures are missing, and everything has its place. */
function Waiting({ dashboard }: { dashboard: Dashboard | null }) {
  const toShip = `${backoffice.orders()}?${orderFiltersToSearch({ estado: 'confirmado' })}`;
  const unanswered = `${backoffice.specialOrders()}?busqueda=Pendiente`;
  return (
    <Box as="section" aria-label={texts.waiting}>
      <List>
        <Task
          icon="receipt"
          label={texts.toReview}
          count={dashboard?.pedidosPendientes}
          href={backoffice.orderReview()}
        />
        <Task icon="truck" label={texts.toShip} count={dashboard?.pedidosPorEnviar} href={toShip} />
        {(dashboard === null || dashboard.devolucionesPendientes !== undefined) && (
          <Task
            icon="receipt"
            label={texts.refunds}
            count={dashboard?.devolucionesPendientes}
            href={backoffice.refunds()}
          />
        )}
        <Task
          icon="gem"
          label={texts.specials}
          count={dashboard?.especialesSinRespuesta}
          href={unanswered}
        />
        <Task
          icon="layers"
          label={texts.soldOut}
          count={dashboard?.piezasAgotadas.length}
          href={backoffice.stock()}
        />
      </List>
    </Box>
  );
}

interface TaskProps {
  icon: IconName;
  label: string;
  count: number | undefined;
  href: string;
}

function Task({ icon, label, count, href }: TaskProps) {
  return (
    <li>
      <Link href={href} data-none={count ? undefined : ''}>
        <Icon name={icon} />
        <span>{label}</span>
        <b>{count ?? '…'}</b>
      </Link>
    </li>
  );
}

function SoldOut({ pieces }: { pieces: Dashboard['piezasAgotadas'] }) {
  const id = useId();
  const named = pieces.slice(0, NAMED);
  const rest = pieces.length - named.length;
  return (
    <Pieces as="section" aria-labelledby={id}>
      <h3 id={id}>{texts.soldOut}</h3>
      <ul>
        {named.map(({ idProducto, nombreProducto }) => (
          <li key={idProducto}>
            <Link
              href={`${backoffice.stock()}?${new URLSearchParams({ busqueda: nombreProducto }).toString()}`}
            >
              {nombreProducto}
            </Link>
          </li>
        ))}
        {rest > 0 && <li>{texts.more(rest)}</li>}
      </ul>
    </Pieces>
  );
}

const Panel = styled.section`
  margin-bottom: 32px;
  > h2 {
    font: 500 1.375rem/1.2 var(--font-display);
    letter-spacing: 0;
    margin-bottom: 14px;
  }
`;

const Strips = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 20px;
  b {
    font-weight: 600;
  }
  small {
    font-size: 0.875rem;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
    grid-template-rows: auto 1fr;
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const List = styled.ul`
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    min-height: 52px;
    padding: 8px 18px;
    border-bottom: 1px solid var(--line);
  }
  li:last-child a {
    border-bottom: 0;
  }
  a:hover {
    background: var(--surface-tint);
  }
  svg {
    color: var(--ink-muted);
  }
  b {
    min-width: 34px;
    padding: 1px 8px;
    border-radius: var(--r-round);
    background: var(--warning-bg);
    color: var(--warning);
    font-weight: 600;
    text-align: center;
    font-variant-numeric: lining-nums tabular-nums;
  }
  [data-none] b {
    background: none;
    color: var(--ink-muted);
    font-weight: 400;
  }
`;

const Pieces = styled(Box)`
  padding: 10px 18px 4px;
  color: var(--ink-muted);
  font-size: 0.9063rem;
  h3 {
    font: inherit;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 16px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: underline;
    text-decoration-color: var(--line-strong);
    text-underline-offset: 3px;
    overflow-wrap: anywhere;
  }
  a:hover {
    color: var(--accent);
  }
`;
