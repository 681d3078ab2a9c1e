import type { Novedad } from '@filigrana/sdk';
import type { NovedadValues } from '@filigrana/sdk/schemas';
import { useCallback } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { novedadKeys } from '../../shared/reads/keys.ts';
import type { FormOptions } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useCached } from '../writes/use-cached.ts';
import { countersOf } from './novedad-counters.ts';
import { novedadForm } from './novedad-form.ts';
import type { NovedadForm, NovedadFormValues } from './novedades.types.ts';

type Save = SaveForm<Novedad, NovedadFormValues, NovedadValues>;

function useSaveNovedad(): Save {
  const { clock } = useShopContext();
  const changeCached = useCached();
  return useCallback<Save>(
    ({ subject, accepted, version }, write) => {
      if (subject === null) {
        const fecha = new Date(clock.now()).toISOString();
        return write('createNovedad', (shop) => shop.novedades.create({ ...accepted, fecha }));
      }
      const { idNovedad, estado } = subject;
      const { asunto, descripcion } = accepted;
      return write(
        'updateNovedad',
        // The state travels along as it was read: sent meanwhile, the server refuses the edit.
        (shop) => shop.novedades.update(idNovedad, { ...accepted, estado, version }),
        // The version stays: until the list has been read again, what comes next is compared.
        () =>
          changeCached<Novedad[]>(novedadKeys.list(), (novedades) =>
            novedades.map((each) =>
              each.idNovedad === idNovedad ? { ...each, asunto, descripcion } : each,
            ),
          ),
      );
    },
    [changeCached, clock],
  );
}

/**
 * The form of a novedad. Its texts are cut at their limits; near them and at them a toast warns.
 * Refreshes `listNovedades`.
 *
 * @param novedad The novedad to edit; null for a new one.
 * @example
 * const { values, counters, set, submit } = useNovedadForm(null);
 * <small>{counters.asunto.length} / {counters.asunto.max}</small>
 */
export function useNovedadForm(novedad: Novedad | null, options?: FormOptions): NovedadForm {
  const { form } = useForm(novedadForm, novedad, useSaveNovedad(), options);
  return {
    ...form,
    mode: novedad ? 'edit' : 'add',
    counters: countersOf(form.values),
    currentImage: novedad?.referenciaURL ?? null,
  };
}
