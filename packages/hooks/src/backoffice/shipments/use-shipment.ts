import type { Shipment } from '@filigrana/sdk';
import { mayNote } from '@filigrana/sdk/domain';
import type { GuideValues } from '@filigrana/sdk/schemas';
import { useCallback, useMemo, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { shipmentKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { AdminForm } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useCached } from '../writes/use-cached.ts';
import { useWrite } from '../writes/use-write.ts';
import { guideForm, type GuideSubject } from './guide-form.ts';
import { guideNotice } from './sending.ts';

/** What the staff can mark of the way of an order. */
export type ShipmentMark = 'preparacion' | 'entregado';

export interface ShipmentNotes extends Omit<OptionalRead<unknown>, 'data'> {
  shipment: Shipment | null;
  /** What the state of the order allows to note. */
  may: ReturnType<typeof mayNote>;
  /** The guide as the clerk types it; blank takes it away. */
  guide: AdminForm<GuideValues>;
  /** A guide that looks mistyped; it is saved all the same. */
  doubt: BackofficeNotice | null;
  /**
   * Sets a mark, or takes it away.
   *
   * @param mark Which of the two.
   * @param isSet False takes it away.
   */
  mark(mark: ShipmentMark, isSet: boolean): void;
  /** The mark on its way. */
  marking: ShipmentMark | null;
}

const NOTHING_ALLOWED = { guia: false, preparacion: false, entregado: false };

/**
 * How the sending of one order goes: its guide, which can be corrected, and the marks of its way.
 * `unsupported` where the backend knows no guides; null reads nothing. Key: `listShipments`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { shipment, guide, mark } = useShipment(isOpen ? order.idPedido : null);
 */
export function useShipment(
  idPedido: number | null,
  options: ReadOptions<Shipment[]> = {},
): ShipmentNotes {
  const key = shipmentKeys.list(idPedido === null ? null : [idPedido]);
  const { data, ...read } = useOptionalRead(
    idPedido === null ? null : key,
    (shop) => shop.shipments.list({ pedido: [idPedido ?? 0] }),
    notice('shipments.listFailed'),
    options,
  );
  const shipment = data?.[0] ?? null;
  const changeCached = useCached();
  const show = useCallback(
    (now: Shipment) => changeCached<Shipment[]>(shipmentKeys.list([now.idPedido]), () => [now]),
    [changeCached],
  );
  const save = useCallback<SaveForm<GuideSubject, GuideValues, GuideValues>>(
    async ({ subject, accepted }, write) => {
      if (subject === null) return;
      const guia = accepted.guia || null;
      await write('setShipment', (shop) => shop.shipments.set(subject.idPedido, { guia }), show);
    },
    [show],
  );
  const guia = shipment?.guia ?? null;
  const id = shipment?.idPedido ?? null;
  const subject = useMemo(() => (id === null ? null : { idPedido: id, guia }), [guia, id]);
  const { form } = useForm(guideForm, subject, save);

  const write = useWrite();
  const notify = useNotify();
  const [marking, setMarking] = useState<ShipmentMark | null>(null);
  const mark = async (name: ShipmentMark, isSet: boolean) => {
    if (id === null || marking !== null) return;
    setMarking(name);
    try {
      await write('setShipment', (shop) => shop.shipments.set(id, { [name]: isSet }), show);
    } catch (cause) {
      notify(orSaid(notice('shipments.noteFailed'), asApiError(cause)));
    } finally {
      setMarking(null);
    }
  };
  const said = guideNotice(form.values.guia);
  return {
    ...read,
    shipment,
    may: shipment ? mayNote(shipment.estadoPedido) : NOTHING_ALLOWED,
    guide: form,
    doubt: said && !said.isWrong ? said.notice : null,
    mark: (name, isSet) => void mark(name, isSet),
    marking,
  };
}
