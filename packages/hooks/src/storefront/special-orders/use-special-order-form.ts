import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { newKey } from '../../shared/new-key.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { useService } from '../../shared/services/use-service.ts';
import { useAccountId } from '../../shared/session/use-account-id.ts';
import { useStoredSession } from '../../shared/session/use-session.ts';
import { useStore } from '../../shared/use-store.ts';
import type { FormReport } from '../forms/form-report.ts';
import type { FormStatus } from '../forms/form-status.ts';
import { createUpload } from '../forms/upload.ts';
import { storefrontRevalidation } from '../revalidation.ts';
import { notice } from '../texts/storefront-notice.ts';
import { useNotify } from '../texts/use-texts.ts';
import { provideSpecialOrderRequest } from './special-order-request.machine.ts';
import { specialOrderDraftService } from './special-order-draft.ts';
import { isCancelled, isSized, specialOrderFailure } from './special-order-request.rules.ts';
import type { SpecialOrderField, SpecialOrderValues } from './special-order-request.types.ts';

export interface SpecialOrderForm extends FormReport<SpecialOrderField> {
  /** 'unknown' before hydration; 'required': the account modal is open, `redirect` after 2.5 s. */
  access: 'unknown' | 'granted' | 'required';
  redirect: 'login' | null;
  /** What the fields hold; neither an error nor a reload loses them, success clears them. */
  values: SpecialOrderValues;
  change(field: keyof SpecialOrderValues, value: string): void;
  /** On leaving the size field: an impossible size is cleared. */
  settleSize(): void;
  needsSize: boolean;
  /** Characters left of the description. */
  remaining: number;
  /** How the counter of the description is coloured. */
  level: 'normal' | 'near' | 'max';
  /** The reference image; null after success too. */
  referencia: File | null;
  attach(file: File | null): void;
  status: FormStatus;
  submit(): void;
  /**
   * While it is sent: whole percent that has left; 100 means that only the answer is missing. Null
   * where nobody can tell.
   */
  progress: number | null;
  /** Stops the sending while `progress` is below 100; everything stays filled in. */
  cancel(): void;
}

function useSpecialOrderActor() {
  const { shop, clock, expireSession } = useShopContext();
  const refresh = useRefresh();
  const notify = useNotify();
  const upload = useMemo(() => createUpload(), []);
  const machine = useMemo(
    () =>
      provideSpecialOrderRequest({
        // Leaving the page takes nothing back; the outcome is then told by toast.
        async send({ form, key }, left) {
          try {
            const received = await upload.run((options) =>
              shop.specialOrders.request(form, { ...options, idempotencyKey: key }),
            );
            notify(notice('specialOrder.sent'));
            void refresh(storefrontRevalidation.requestSpecialOrder);
            return received;
          } catch (cause) {
            const error = asApiError(cause);
            if (left.aborted && !isCancelled(error)) notify(specialOrderFailure(error));
            if (error.status === 401) expireSession();
            throw error;
          }
        },
      }),
    [shop, expireSession, refresh, notify, upload],
  );
  const actor = useActorRef(machine, { clock });
  useEffect(() => {
    const warnings = actor.on('notice', (emitted) => notify(emitted.notice));
    return () => warnings.unsubscribe();
  }, [actor, notify]);
  return { actor, upload };
}

/** Keeps what is written, and brings back what an earlier visit of the page has left. */
function useKeptDraft(actor: ReturnType<typeof useSpecialOrderActor>['actor']): void {
  const drafts = useService(specialOrderDraftService);
  const idUsuario = useAccountId() ?? null;
  useEffect(() => {
    // While nobody is logged in, what the account was writing waits.
    if (idUsuario === null) return;
    const draft = drafts.read(idUsuario);
    if (draft) actor.send({ type: 'specialOrder.restore', draft });
    const { unsubscribe } = actor.subscribe(({ context }) => drafts.write(idUsuario, context));
    return unsubscribe;
  }, [actor, drafts, idUsuario]);
}

/**
 * The form for a custom piece. It needs a login token; without one `access` is 'required' and after
 * 2.5 s `redirect` is 'login'. The lists of pieces, stones and materials come from `useCategories`,
 * `useStones` and `useMaterials`; the form holds their names.
 *
 * `notice` says the outcome, `errors` what is wrong by field. The counter of the description warns
 * by toast, and so does success. A request whose answer was lost can be sent again and is made once.
 * What is written survives a reload and the end of the session, for the same account in the same tab,
 * until it is sent or the account logs out; the image survives leaving the page.
 *
 * Refreshes `specialOrderKeys`. Machine: `specialOrderRequestMachine`.
 *
 * @example
 * const { values, change, needsSize, submit } = useSpecialOrderForm();
 */
export function useSpecialOrderForm(): SpecialOrderForm {
  const { actor, upload } = useSpecialOrderActor();
  useKeptDraft(actor);
  const progress = useStore(upload.progress);
  const { context, value } = useSelector(actor, (snapshot) => snapshot);
  const stored = useStoredSession();
  const access = stored === null ? 'unknown' : stored.token === null ? 'required' : 'granted';
  useEffect(() => {
    if (access === 'granted') actor.send({ type: 'specialOrder.admit' });
    if (access === 'required') actor.send({ type: 'specialOrder.requireLogin' });
  }, [actor, access]);

  const change = useCallback<SpecialOrderForm['change']>(
    (field, typed) => actor.send({ type: 'specialOrder.change', field, value: typed }),
    [actor],
  );
  const settleSize = useCallback(() => actor.send({ type: 'specialOrder.settleSize' }), [actor]);
  const attach = useCallback<SpecialOrderForm['attach']>(
    (file) => actor.send({ type: 'specialOrder.attach', file }),
    [actor],
  );
  const submit = useCallback(
    () => actor.send({ type: 'specialOrder.submit', key: newKey() }),
    [actor],
  );

  const { values, counter, referencia, notice: said, errors } = context;
  const isLeaving = access === 'required' && value.access === 'leaving';
  return {
    access,
    redirect: isLeaving ? 'login' : null,
    values,
    change,
    settleSize,
    needsSize: isSized(values.pieza),
    remaining: counter.remaining,
    level: counter.level,
    referencia,
    attach,
    status: value.form === 'received' ? 'done' : value.form === 'sending' ? 'sending' : 'idle',
    notice: said,
    errors,
    submit,
    progress,
    cancel: upload.cancel,
  };
}
