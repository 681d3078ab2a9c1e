import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { readDraft, textsOf, writeDraft } from '../../shared/tab-drafts.ts';
import type { Texts } from '../../shared/texts/say.ts';
import type { FormReport } from '../forms/form-report.ts';
import type { FormStatus } from '../forms/form-status.ts';
import { notice, type StorefrontCode, type StorefrontNotice } from '../texts/storefront-notice.ts';
import { useTexts } from '../texts/use-texts.ts';
import { provideRegistration } from './registration.machine.ts';
import { namesLocked, registrationValues } from './registration.rules.ts';
import type { LookupStatus, RegistrationField, RegistrationValues } from './registration.types.ts';

export interface RegistrationForm extends FormReport<RegistrationField> {
  /** What the fields show; neither an error nor a reload loses them, the password excepted. */
  values: RegistrationValues;
  change(field: RegistrationField, value: string): void;
  /** Names come from the person lookup and cannot be typed (9-character identification). */
  namesLocked: boolean;
  lookup: LookupStatus;
  status: FormStatus;
  submit(): void;
  /** 2 s after the account was opened ('profile') or was found to exist already ('login'). */
  redirect: 'login' | 'profile' | null;
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

/**
 * The registration form with its person lookup: at 9 characters of the identification the names come
 * from the roll and cannot be typed; with other lengths, and where the shop looks nobody up, they are
 * typed by hand. Everything is
 * trimmed before it is sent. `notice` says the outcome, `errors` what is wrong by field.
 *
 * Machine: `registrationMachine`.
 *
 * @example
 * const { values, change, namesLocked, submit } = useRegistration();
 * <input value={values.nombre} readOnly={namesLocked} onChange={(e) => change('nombre', e.target.value)} />
 */
export function useRegistration(): RegistrationForm {
  const { shop, clock } = useShopContext();
  const { sentence } = useTexts();
  const machine = useMemo(
    () =>
      provideRegistration({
        lookup: (identificacion, signal) => shop.accounts.lookupPerson(identificacion, { signal }),
        register: (values) => shop.accounts.register(values),
      }),
    [shop],
  );
  const actor = useActorRef(machine, { clock });
  const { context, value } = useSelector(actor, (snapshot) => snapshot);
  const change = useCallback<RegistrationForm['change']>(
    (field, typed) => actor.send({ type: 'registration.change', field, value: typed }),
    [actor],
  );
  const submit = useCallback(() => actor.send({ type: 'registration.submit' }), [actor]);
  useEffect(() => {
    const draft = textsOf(readDraft(DRAFT), KEPT);
    for (const field of KEPT) if (draft[field] !== '') change(field, draft[field]);
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const { form } = snapshot.value;
      const isOver = form === 'registered' || form === 'toProfile';
      const { contrasena: _secret, ...typed } = snapshot.context.typed;
      writeDraft(DRAFT, isOver || Object.values(typed).every((text) => text === '') ? null : typed);
    });
    return unsubscribe;
  }, [actor, change]);

  const said = useMemo(() => withLabels(context.notice, sentence), [context.notice, sentence]);

  const { form, lookup } = value;
  const isSending = form === 'waiting' || form === 'sending';
  const isDone = form === 'registered' || form === 'toProfile';
  return {
    values: registrationValues(context),
    change,
    namesLocked: namesLocked(context),
    lookup: lookup === 'failed' ? 'missing' : lookup,
    status: isDone ? 'done' : isSending ? 'sending' : 'idle',
    notice: said,
    errors: context.errors,
    submit,
    redirect: form === 'toProfile' ? 'profile' : form === 'toLogin' ? 'login' : null,
  };
}
