import { useCallback, useEffect, useMemo, useRef } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import type { FormStatus } from '../../shared/forms/form-report.ts';
import { useFormMachine } from '../../shared/forms/use-form-machine.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { useService } from '../../shared/services/use-service.ts';
import { useAccountId } from '../../shared/session/use-account-id.ts';
import { useStoredSession } from '../../shared/session/use-session.ts';
import { timings } from '../../shared/timings.ts';
import { useHeldFor } from '../../shared/use-held-for.ts';
import { useStore } from '../../shared/use-store.ts';
import type { FormReport } from '../forms/storefront-form.ts';
import { createUpload } from '../../shared/forms/upload.ts';
import { purchaseDraftService } from '../purchase/purchase-draft.ts';
import { storefrontRevalidation } from '../revalidation.ts';
import { notice } from '../texts/storefront-notice.ts';
import { useNotify } from '../texts/use-texts.ts';
import {
  counterOf,
  imageProblem,
  isReceivedBefore,
  isSized,
  isUnresolved,
  sizeProblem,
  specialOrderFailure,
  specialOrderForm,
} from './special-order-form.ts';
import type { SpecialOrderField, SpecialOrderValues } from './special-order-form.types.ts';

export interface SpecialOrderForm extends FormReport<SpecialOrderField> {
  /** 'unknown' before hydration; 'required': the account modal is open, `redirect` after 2.5 s. */
  access: 'unknown' | 'granted' | 'required';
  /** 'login' when it is time to go there; null until then. */
  redirect: 'login' | null;
  /** What the fields hold; neither an error nor a reload loses them, success clears them. */
  values: SpecialOrderValues;
  /**
   * Types into or chooses the value of a field.
   *
   * @param field Which one.
   * @param value What it holds then.
   */
  change(field: keyof SpecialOrderValues, value: string): void;
  /** On leaving the size field: an impossible size is cleared. */
  leaveSize(): void;
  /** A ring is asked for: show the size field. */
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

/** The form as its account has left it, and what sends it. */
function useRequest() {
  const { shop, expireSession } = useShopContext();
  const { specialOrder: draft } = useService(purchaseDraftService);
  const idUsuario = useAccountId() ?? null;
  const refresh = useRefresh();
  const notify = useNotify();
  const upload = useMemo(() => createUpload(), []);
  const form = useFormMachine(specialOrderForm, {
    // Leaving the page takes nothing back; the outcome is then told by toast.
    async send({ accepted }, left) {
      const account = idUsuario ?? 0;
      try {
        const idempotencyKey = draft.send(account);
        await upload.run((options) =>
          shop.specialOrders.request(accepted, { ...options, idempotencyKey }),
        );
      } catch (cause) {
        const error = asApiError(cause);
        if (isReceivedBefore(error)) {
          draft.forget();
          return notice('specialOrder.sentBefore');
        }
        if (!isUnresolved(error)) draft.resolve(account, 'dropped');
        const said = specialOrderFailure(error);
        if (left.aborted && said) notify(said);
        if (error.status === 401) expireSession();
        throw error;
      }
      draft.forget();
      notify(notice('specialOrder.sent'));
      void refresh(storefrontRevalidation.requestSpecialOrder);
      return notice('specialOrder.sent');
    },
  });
  const { actor, change, learn } = form;
  useEffect(() => {
    const warnings = actor.on('notice', (emitted) => notify(emitted.notice));
    return () => warnings.unsubscribe();
  }, [actor, notify]);

  const writer = useRef<number | null>(null);
  useEffect(() => {
    // While nobody is logged in, what the account was writing waits.
    if (idUsuario === null) return;
    if (writer.current !== null && writer.current !== idUsuario) actor.send({ type: 'form.reset' });
    writer.current = idUsuario;
    const begun = draft.read(idUsuario);
    if (begun) {
      learn({ memo: counterOf(begun.values.descripcion) });
      change({ ...begun.values, referencia: begun.file });
    }
    // At once: a picture may arrive while the page is being left.
    const { unsubscribe } = actor.subscribe(({ context }) => {
      const { referencia, ...values } = context.values;
      draft.keep(idUsuario, values, referencia);
    });
    let isLeft = false;
    void draft.recall(idUsuario).then((referencia) => {
      const { values } = actor.getSnapshot().context;
      if (referencia && !values.referencia && !isLeft) change({ referencia });
    });
    return () => {
      isLeft = true;
      unsubscribe();
    };
  }, [actor, change, draft, idUsuario, learn]);
  return { ...form, upload };
}

/**
 * The form for a custom piece. It needs a login token; without one `access` is 'required' and after
 * 2.5 s `redirect` is 'login'. The lists of pieces, stones and materials come from `useCategories`,
 * `useStones` and `useMaterials`; the form holds their names.
 *
 * `notice` says the outcome, `errors` what is wrong by field. The counter of the description warns
 * by toast, and so does success. A request whose answer was lost can be sent again and is made once.
 * What is written survives a reload and the end of the session, for the same account in the same tab,
 * until it is sent or the account logs out; the image for a day.
 *
 * Refreshes `specialOrderKeys`.
 *
 * @example
 * const { values, change, needsSize, submit } = useSpecialOrderForm();
 */
export function useSpecialOrderForm(): SpecialOrderForm {
  const { actor, context, status, change: put, learn, submit: send, upload } = useRequest();
  const progress = useStore(upload.progress);
  const stored = useStoredSession();
  const access = stored === null ? 'unknown' : stored.token === null ? 'required' : 'granted';
  const mustLeave = useHeldFor(access === 'required', timings.specialOrder.loginRedirect);

  const change = useCallback<SpecialOrderForm['change']>(
    (field, typed) => put({ [field]: typed }),
    [put],
  );
  const leaveSize = useCallback(() => {
    const { values, notice: before } = actor.getSnapshot().context;
    const problem = sizeProblem(values.talla);
    if (!problem) return;
    put({ talla: '' });
    learn({ notice: before, errors: { talla: problem } });
  }, [actor, learn, put]);
  const attach = useCallback<SpecialOrderForm['attach']>(
    (file) => {
      const problem = imageProblem(file);
      // What is no image leaves the last one in place.
      if (!problem) put({ referencia: file });
      learn({ notice: problem, errors: { referencia: problem ?? undefined } });
    },
    [learn, put],
  );
  const isOpen = access === 'granted';
  const submit = useCallback(() => {
    if (isOpen) send();
  }, [isOpen, send]);

  const { values: fields, memo: counter, notice: said, errors } = context;
  const { referencia, ...values } = fields;
  return {
    access,
    redirect: mustLeave ? 'login' : null,
    values,
    change,
    leaveSize,
    needsSize: isSized(values.pieza),
    remaining: counter.remaining,
    level: counter.level,
    referencia,
    attach,
    status,
    notice: said,
    errors,
    submit,
    progress,
    cancel: upload.cancel,
  };
}
