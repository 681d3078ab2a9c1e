import { useShipments } from '@filigrana/hooks/backoffice';
import type { Order } from '@filigrana/sdk';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../ui/index.ts';
import { FailedAlert } from '../shared/failed-alert.tsx';
import { PackingSlips, printSlips } from '../shipments/packing-slips.tsx';
import { ordersTexts as texts } from './texts.ts';

/** As many as the contract reads at once. */
const SHEETS_MAX = 100;

/** One press prints the orders that the filters show, a sheet each: pieces with pictures, address, total. */
export function PrintOrders({ orders }: { orders: readonly Order[] }) {
  const [asked, setAsked] = useState<{ ids: readonly number[] } | null>(null);
  const [isReading, setReading] = useState(false);
  const ids = orders.slice(0, SHEETS_MAX).map(({ idPedido }) => idPedido);
  const settle = useCallback(() => setReading(false), []);
  const done = useCallback(() => setAsked(null), []);
  return (
    <>
      <Button
        size="sm"
        variant="line"
        icon="file"
        disabled={ids.length === 0}
        busy={isReading && texts.printing}
        onClick={() => {
          setAsked({ ids });
          setReading(true);
        }}
      >
        {texts.print(ids.length, orders.length)}
      </Button>
      {asked && <Paper {...asked} asked={asked} onSettled={settle} onDone={done} />}
    </>
  );
}

interface PaperProps {
  ids: readonly number[];
  /** Another one for each press. */
  asked: object;
  /** It is on paper, or could not be read. */
  onSettled: () => void;
  onDone: () => void;
}

/** The list says nothing of addresses: what stands on paper is read when it is wanted. */
function Paper({ ids, asked, onSettled, onDone }: PaperProps) {
  const { status, rows, notice, reload } = useShipments(ids);
  const isThere = status === 'ready';
  const hasFailed = notice !== null;
  useEffect(() => {
    if (isThere) void printSlips().finally(onSettled);
    else if (hasFailed) onSettled();
  }, [isThere, hasFailed, asked, onSettled]);
  // Some browsers go on while they print: until they say that they have, the sheets stay.
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return (
    <>
      <FailedAlert notice={notice} reload={reload} />
      {isThere && <PackingSlips shipments={rows.map(({ shipment }) => shipment)} saysState />}
    </>
  );
}
