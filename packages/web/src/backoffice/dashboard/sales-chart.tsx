import type { Dashboard } from '@filigrana/sdk';
import { formatUsd, fromCents, sumCents, toCents } from '@filigrana/sdk/domain';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../shared/dates.ts';
import { Table, TableBox, TextButton } from '../../ui/index.ts';
import { bothAmounts } from '../../shared/amounts.ts';
import { Box, BoxTitle } from '../shared/box.tsx';
import { dashboardTexts as texts } from './texts.ts';

type Week = Dashboard['ventasPorSemana'][number];

/** Units of the drawing. */
const WIDTH = 720;
const HEIGHT = 180;
const BASE = 150;
const GAP = 10;

/** '9 mar 2026'; noon UTC is the same day in Costa Rica. */
const dayOf = (semana: string): string => formatDate(`${semana}T12:00:00Z`);
const shortDay = (semana: string): string => dayOf(semana).split(' ').slice(0, 2).join(' ');

/** The sales of the last weeks: a bar for each, and the same as a table. Null while they are read. */
export function SalesChart({ weeks }: { weeks: readonly Week[] | null }) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <Head>
        <BoxTitle id={id} as="h3">
          {texts.sales}
        </BoxTitle>
        <TextButton disabled={!weeks} onClick={() => setTable(!isTable)}>
          {isTable ? texts.hideTable : texts.showTable}
        </TextButton>
      </Head>
      <Help>{texts.salesHelp}</Help>
      {!weeks && <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden />}
      {weeks && (isTable ? <WeeksTable weeks={weeks} labelledBy={id} /> : <Bars weeks={weeks} />)}
    </Panel>
  );
}

function Bars({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(...weeks.map(({ monto }) => monto), 0);
  if (most === 0) return <NoSales>{texts.noSales}</NoSales>;
  const total = formatUsd(fromCents(sumCents(weeks.map(({ monto }) => toCents(monto)))));
  const best = weeks.find(({ monto }) => monto === most);
  const step = WIDTH / weeks.length;
  return (
    <Drawing
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={texts.chart(weeks.length, total, best ? dayOf(best.semana) : '')}
    >
      <line x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
      {weeks.map(({ semana, pedidos, monto, montoColones }, index) => {
        const height = Math.max((monto / most) * (BASE - 12), monto > 0 ? 2 : 0);
        const middle = index * step + step / 2;
        return (
          <g key={semana} data-now={index === weeks.length - 1 ? '' : undefined}>
            <title>{texts.bar(dayOf(semana), pedidos, bothAmounts(monto, montoColones))}</title>
            {/* Catches the pointer above a low bar too. */}
            <rect className="reach" x={index * step} y="0" width={step} height={BASE} />
            <rect
              x={index * step + GAP / 2}
              y={BASE - height}
              width={step - GAP}
              height={height}
              rx="2"
            />
            <text x={middle} y={BASE + 20} textAnchor="middle">
              {shortDay(semana)}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

function WeeksTable({ weeks, labelledBy }: { weeks: readonly Week[]; labelledBy: string }) {
  return (
    <TableBox>
      <Table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{texts.week}</th>
            <th scope="col" data-align="right">
              {texts.orders}
            </th>
            <th scope="col" data-align="right">
              {texts.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ semana, pedidos, monto, montoColones }) => (
            <tr key={semana}>
              <td data-label={texts.week}>{dayOf(semana)}</td>
              <td data-label={texts.orders} data-align="right">
                {pedidos}
              </td>
              <td data-label={texts.amount} data-align="right">
                {bothAmounts(monto, montoColones)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableBox>
  );
}

const Panel = styled(Box)`
  padding: 18px 20px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 4px 16px;
`;

const Help = styled.p`
  color: var(--ink-muted);
  font-size: 0.875rem;
  margin: 2px 0 12px;
`;

/** As high as the drawing. */
const NoSales = styled(Help)`
  display: grid;
  place-content: center;
  aspect-ratio: ${WIDTH / HEIGHT};
  margin: 0;
`;

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  line {
    stroke: var(--line-strong);
  }
  rect {
    fill: var(--accent);
  }
  [data-now] rect {
    fill: var(--thread);
  }
  && .reach {
    fill: transparent;
  }
  g:hover rect:not(.reach) {
    fill: var(--accent-hover);
  }
  text {
    font-size: 14px;
    fill: var(--ink-muted);
    font-variant-numeric: lining-nums tabular-nums;
  }
  /* Where there is little room every other week is named. */
  @media (max-width: 767px) {
    text {
      font-size: 26px;
    }
    g:not(:nth-of-type(3n)) text {
      display: none;
    }
  }
`;
