import { useSession, useShop, type SpecialOrderForm } from '@filigrana/hooks';
import type { Shop } from '@filigrana/sdk';
import { useEffect, useRef } from 'react';

interface Kept extends Pick<SpecialOrderForm, 'values' | 'referencia'> {
  idUsuario: number;
}

/** What was being written when the page was left, by shop; it lasts as long as the tab. */
const kept = new WeakMap<Shop, Kept>();

/**
 * Nothing that was filled in is lost by leaving the page: for the catalogue, or because the session
 * has ended in the middle of it. It comes back for the same account only.
 */
export function useKeptRequest(request: SpecialOrderForm): void {
  const shop = useShop();
  const idUsuario = useSession().usuario?.idUsuario;
  const { access, values, referencia, change, attach } = request;

  useEffect(() => {
    const before = kept.get(shop);
    if (access !== 'granted' || before === undefined) return;
    kept.delete(shop);
    if (before.idUsuario !== idUsuario) return;
    for (const field of ['pieza', 'talla', 'tipoPiedra', 'tipoMaterial', 'descripcion'] as const)
      if (before.values[field]) change(field, before.values[field]);
    if (before.referencia) attach(before.referencia);
  }, [shop, access, idUsuario, change, attach]);

  const latest = useRef<Kept | null>(null);
  useEffect(() => {
    // Whatever becomes of the session, it is the request of whoever began it.
    const owner = latest.current?.idUsuario ?? idUsuario;
    const isEmpty = referencia === null && Object.values(values).every((value) => value === '');
    latest.current =
      owner === undefined || isEmpty ? null : { idUsuario: owner, values, referencia };
  }, [idUsuario, values, referencia]);
  useEffect(
    () => () => {
      if (latest.current) kept.set(shop, latest.current);
    },
    [shop],
  );
}
