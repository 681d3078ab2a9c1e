import type { ExchangeHistory, ExchangeRate } from '@filigrana/sdk';
import { formatAmount, keepAmount, REMINDER_DAYS_MAX, toCents } from '@filigrana/sdk/domain';
import { exchangeRateSchema, readForm, type ExchangeRateValues } from '@filigrana/sdk/schemas';
import { useCallback, useMemo, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { exchangeKeys } from '../../shared/reads/keys.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { AdminForm, StaffForm } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useCached } from '../writes/use-cached.ts';
import { useWrite } from '../writes/use-write.ts';

/** What the fields hold: texts as they are typed; a blank rate is none, a blank limit likewise. */
export interface ExchangeValues {
  /** Colones for a dollar. */
  tasa: string;
  /** The day's limit of SINPE Móvil, colones. */
  topeSinpe: string;
  diasAviso: string;
  enPrecios: boolean;
}

type Subject = ExchangeRate & Pick<ExchangeHistory, 'diasAviso'>;

const digits = (typed: string) => typed.replace(/\D/g, '');
/** Two decimals, as rates are written. */
const written = (tasa: number | null) => (tasa === null ? '' : formatAmount(tasa));
const shown = ({ tasa, topeSinpe, diasAviso, enPrecios }: ExchangeRateValues | Subject) => ({
  tasa: written(tasa),
  topeSinpe: topeSinpe === null ? '' : String(topeSinpe),
  diasAviso: String(diasAviso),
  enPrecios,
});
const BLANK: ExchangeValues = { tasa: '', topeSinpe: '', diasAviso: '', enPrecios: true };

const exchangeForm: StaffForm<Subject, ExchangeValues, ExchangeRateValues> = {
  id: 'exchangeForm',
  idOf: () => 'exchange',
  versionOf: ({ version }) => version,
  memo: null,
  start: (rate) => (rate === null ? BLANK : shown(rate)),
  change: (values, { tasa, topeSinpe, diasAviso, enPrecios }) => ({
    values: {
      tasa: tasa === undefined ? values.tasa : keepAmount(tasa),
      topeSinpe: topeSinpe === undefined ? values.topeSinpe : digits(topeSinpe),
      diasAviso: diasAviso === undefined ? values.diasAviso : digits(diasAviso),
      enPrecios: enPrecios ?? values.enPrecios,
    },
    memo: null,
  }),
  read: (values) => readForm(exchangeRateSchema, values),
  issues: () => ({
    AMOUNT_INVALID: notice('exchange.amountInvalid'),
    REQUIRED: notice('exchange.daysInvalid', { max: REMINDER_DAYS_MAX }),
    INVALID: notice('exchange.daysInvalid', { max: REMINDER_DAYS_MAX }),
  }),
  failed: (error) => orSaid(notice('exchange.failed'), error),
  saved: () => notice('exchange.saved'),
  afterSaving: (values) => {
    const read = readForm(exchangeRateSchema, values);
    return read.ok ? shown(read.values) : values;
  },
};

export interface ExchangeForm {
  /** `unsupported`: the backend knows no colones; show nothing of the form. */
  read: Pick<OptionalRead<unknown>, 'status' | 'notice' | 'reload'>;
  /** The rate that counts now; null until it was read. */
  rate: ExchangeRate | null;
  /** Who set which rate, newest first. */
  history: ExchangeHistory['cambios'];
  form: AdminForm<ExchangeValues>;
  /** The rate of now is still right: it is new again, and nobody is reminded of it. */
  confirm(): void;
  /** False while there is no rate, while it is being sent, and while another one is typed. */
  canConfirm: boolean;
  /** The confirmation is on its way. */
  isConfirming: boolean;
}

/**
 * What a dollar costs in colones, and how the shop shows it. Keys: `getExchangeRate`,
 * `listExchangeRates`.
 *
 * @example
 * const { form, history } = useExchangeForm();
 * <input value={form.values.tasa} onChange={(event) => form.set('tasa', event.target.value)} />;
 */
export function useExchangeForm(): ExchangeForm {
  const failed = notice('exchange.loadFailed');
  const rates = useOptionalRead(exchangeKeys.rate(), (shop) => shop.exchange.rate(), failed);
  const history = useOptionalRead(
    exchangeKeys.history(),
    (shop) => shop.exchange.history(),
    failed,
  );
  const [rate, diasAviso] = [rates.data, history.data?.diasAviso];
  const subject = useMemo(
    () => (rate === null || diasAviso === undefined ? null : { ...rate, diasAviso }),
    [rate, diasAviso],
  );
  const changeCached = useCached();
  const save = useCallback<SaveForm<Subject, ExchangeValues, ExchangeRateValues>>(
    ({ accepted, version }, write) =>
      write(
        'setExchangeRate',
        (shop) => shop.exchange.setRate({ ...accepted, version }),
        () => {
          // The version stays: until it has been read again, what comes next is compared.
          const { diasAviso: days, ...shownNow } = accepted;
          return Promise.all([
            changeCached<ExchangeRate>(exchangeKeys.rate(), (now) => ({ ...now, ...shownNow })),
            changeCached<ExchangeHistory>(exchangeKeys.history(), (now) => ({
              ...now,
              diasAviso: days,
            })),
          ]);
        },
      ),
    [changeCached],
  );
  const { form } = useForm(exchangeForm, subject, save);

  const [write, notify] = [useWrite(), useNotify()];
  const [isConfirming, setConfirming] = useState(false);
  const tasa = rate?.tasa ?? null;
  const isTyped = tasa !== null && toCents(Number(form.values.tasa)) !== toCents(tasa);
  const canConfirm = tasa !== null && !isTyped && !isConfirming && form.status !== 'sending';
  const confirm = async () => {
    if (!canConfirm) return;
    setConfirming(true);
    try {
      const version = rate?.version;
      await write('setExchangeRate', (shop) => shop.exchange.setRate({ tasa, version }));
      notify(notice('exchange.confirmed'));
    } catch (cause) {
      notify(orSaid(notice('exchange.failed'), asApiError(cause)));
    } finally {
      setConfirming(false);
    }
  };

  const read = rates.status === 'ready' ? history : rates;
  return {
    read: {
      status: read.status,
      notice: read.notice,
      reload() {
        rates.reload();
        history.reload();
      },
    },
    rate,
    history: history.data?.cambios ?? [],
    form,
    confirm: () => void confirm(),
    canConfirm,
    isConfirming,
  };
}
