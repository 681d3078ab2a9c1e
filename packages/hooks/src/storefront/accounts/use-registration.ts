import { mayHaveOneSurname } from '@filigrana/sdk/domain';
import { useCallback, useEffect, useMemo } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import type { FormStatus } from '../../shared/forms/form-report.ts';
import { useFormMachine } from '../../shared/forms/use-form-machine.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useStoredSession } from '../../shared/session/use-session.ts';
import { textsOf } from '../../shared/storage.ts';
import type { Texts } from '../../shared/texts/say.ts';
import { timings } from '../../shared/timings.ts';
import { useHeldFor } from '../../shared/use-held-for.ts';
import type { FormReport } from '../forms/storefront-form.ts';
import { notice, type StorefrontCode, type StorefrontNotice } from '../texts/storefront-notice.ts';
import { useTexts } from '../texts/use-texts.ts';
import {
  LOOKING,
  namesLocked,
  personFound,
  personMissing,
  registrationForm,
  registrationValues,
} from './registration-form.ts';
import { targetWhenLoggedIn, type LoginTarget } from './login-target.ts';
import { useLogIn } from './use-log-in.ts';
import type { LookupStatus, RegistrationField, RegistrationValues } from './registration.types.ts';

export interface RegistrationForm extends FormReport<RegistrationField> {
  /** What the fields show; neither an error nor a reload loses them, the password excepted. */
  values: RegistrationValues;
  /**
   * Types into a field.
   *
   * @param field Which one.
   * @param value What it holds then.
   */
  change(field: RegistrationField, value: string): void;
  /** Names come from the person lookup and cannot be typed (9-character identification). */
  namesLocked: boolean;
  lookup: LookupStatus;
  status: FormStatus;
  submit(): void;
  /**
   * Set at once when already logged in. 2 s after the account was opened and its owner logged in
   * ('profile', or 'origin' when she came from somewhere), or was found to exist already ('login'). An
   * account that is open but did not let her in is 'login' too; then `isOpen`.
   */
  redirect: 'login' | LoginTarget | null;
  /** There is an account now. */
  isOpen: boolean;
}

const DRAFT = 'registration';
/** What survives a reload: all but the password. */
const KEPT = [
  'identificacion',
  'nombre',
  'primerApellido',
  'segundoApellido',
  'correo',
  'telefono',
] as const satisfies readonly RegistrationField[];

/** 'Los siguientes campos están vacíos: …' names the fields as the page does. */
function withLabels(
  told: StorefrontNotice | null,
  sentence: Texts<StorefrontCode>['sentence'],
): StorefrontNotice | null {
  if (told?.code !== 'registration.incomplete') return told;
  const fields = String(told.params?.['campos'] ?? '').split(', ') as RegistrationField[];
  const labels = fields.map((field) => sentence(notice(`registration.label.${field}`)));
  return notice('registration.incomplete', { campos: labels.join(', ') });
}

function useRegistrationForm(seeCart?: () => void) {
  const { shop } = useShopContext();
  const logIn = useLogIn(seeCart);
  const form = useFormMachine(registrationForm, {
    async send({ accepted }) {
      const { mensaje } = await shop.accounts.register(accepted);
      const { correo, contrasena } = accepted;
      // The account is open whatever comes of it: who is not let in is led to the login.
      await logIn({ correo, contrasena }).catch(() => undefined);
      return { ...notice('registration.done'), said: mensaje ?? undefined };
    },
  });
  const { actor, context, learn, submit } = form;
  const identificacion = context.values.identificacion.trim();
  const isLooking = context.memo.lookup === 'loading';
  // With another identification an answer that is still on its way is void.
  useEffect(() => {
    if (!isLooking) return;
    const { signal, abort } = abortable();
    const know = (learnt: ReturnType<typeof personFound>) => {
      if (signal.aborted) return;
      const { isWaiting } = actor.getSnapshot().context.memo;
      learn(learnt);
      if (isWaiting) submit();
    };
    shop.accounts.lookupPerson(identificacion, { signal }).then(
      (person) => know(personFound(person)),
      (cause: unknown) => know(personMissing(asApiError(cause), identificacion)),
    );
    return abort;
  }, [actor, identificacion, isLooking, learn, shop, submit]);
  return form;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Brings back what was typed before a reload, and keeps what is typed until the account is open. */
function useKept({ actor, change }: ReturnType<typeof useRegistrationForm>): void {
  const { kept } = useShopContext();
  useEffect(() => {
    const before = textsOf(kept.readDraft(DRAFT), KEPT);
    const back = Object.entries(before).filter(([, text]) => text !== '');
    if (back.length > 0) change(Object.fromEntries(back));
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const typed = textsOf(snapshot.context.values, KEPT);
      const isEmpty = Object.values(typed).every((text) => text === '');
      kept.keepDraft(DRAFT, isEmpty || snapshot.matches('done') ? null : typed);
    });
    return unsubscribe;
  }, [actor, change, kept]);
}

/**
 * The registration form with its person lookup: at exactly 9 characters of the identification the
 * names come from the roll and cannot be typed; with other lengths, and where the shop looks nobody
 * up, they are typed by hand. Everything is trimmed before it is sent. Whoever has opened an account is
 * logged in, with her cart. `notice` says the outcome, `errors` what is wrong by field.
 *
 * Refreshes `accountKeys`; the cart is read again.
 *
 * @param options `hasOrigin`: the person was sent here from somewhere and goes back there (`redirect`
 *   is 'origin'). `seeCart`: leads to the cart; the toast that says what of her cart did not come along
 *   offers it.
 * @example
 * const { values, change, namesLocked, submit } = useRegistration();
 * <input value={values.nombre} readOnly={namesLocked} onChange={(e) => change('nombre', e.target.value)} />
 */
export function useRegistration({
  hasOrigin = false,
  seeCart,
}: {
  /** The person was sent here from somewhere. */
  hasOrigin?: boolean;
  /** Leads to the cart. */
  seeCart?: () => void;
} = {}): RegistrationForm {
  const { sentence } = useTexts();
  const form = useRegistrationForm(seeCart);
  const { context, status, change: put, learn, submit: send } = form;
  useKept(form);
  const { values, memo, errors, notice: told } = context;
  const isDone = status === 'done';
  const stored = useStoredSession();
  const owner = stored?.token ? stored.usuario : null;
  const mayLeave = useHeldFor(isDone, timings.redirect);
  const toLogin = useHeldFor(memo.exists, timings.redirect);
  const redirect = () => {
    if (owner && (mayLeave || status === 'idle')) return targetWhenLoggedIn(owner, hasOrigin);
    return mayLeave || toLogin ? 'login' : null;
  };

  const isFixed = isDone && !mayLeave;
  const change = useCallback<RegistrationForm['change']>(
    (field, value) => {
      if (isFixed) return;
      put({ [field]: value });
      // With this document the second surname is not missing any more.
      if (field === 'identificacion' && mayHaveOneSurname(value.trim()))
        learn({ errors: { segundoApellido: undefined } });
    },
    [isFixed, learn, put],
  );
  const submit = useCallback(() => {
    if (isDone || memo.exists) return;
    const isLooking = memo.lookup === 'loading';
    // It is sent once it is known who this is.
    if (isLooking || memo.lookup === 'failed') learn({ memo: { ...LOOKING, isWaiting: true } });
    else send();
  }, [isDone, learn, memo, send]);

  return {
    values: registrationValues(values, memo),
    change,
    namesLocked: namesLocked(values, memo),
    lookup: memo.lookup === 'failed' ? 'missing' : memo.lookup,
    status: memo.isWaiting ? 'sending' : status,
    notice: useMemo(() => withLabels(told, sentence), [told, sentence]),
    errors,
    submit,
    redirect: redirect(),
    isOpen: isDone,
  };
}
