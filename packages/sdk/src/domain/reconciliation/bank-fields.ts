import { normalizeText } from '../text.ts';
import { cleanReference } from '../payment-reference.ts';
import { AMOUNT_PATTERN, currencyIn, parseBankAmount } from './bank-amount.ts';
import { BANK_NAME_MAX, BANK_REFERENCE_MAX, BANK_TEXT_MAX } from './bank-entry.ts';
import type { Currency } from '../../entities.ts';

/** Why a line of the bank is no payment to the shop. */
export type SkipReason = 'SALIDA' | 'COMISION' | 'SIN_MONTO' | 'SIN_DIA' | 'REPETIDA';

const REVERSAL = /revers|anulacion|contracargo|devolucion|devuelt/;
const FEE = /comision|cargo por servicio|\biva\b|mantenimiento|impuesto/;
const OUTGOING =
  /\b(?:ha|has|usted|se) (?:realizad[oa]|realizo|efectuo|enviad[oa]|envio|transferid[oa]|pagad[oa]|retirad[oa])|\b(?:enviaste|pagaste|transferiste|retiraste|compraste)\b|\bcompra (?:por|en|con|aprobada)|\bretiro\b|\bdebit(?:o|ado|ada)\b|\bcargo (?:a|por|en)\b|\bpago (?:de (?:servicio|tarjeta|planilla|prestamo))|\benviad[oa] a\b|\btransferencia saliente/;
const INCOMING =
  /recib|acredit|credito|deposit|abono|ingres|a su favor|entrante|le (?:ha )?(?:transfirio|envio|pago)/;

export const isReversal = (text: string): boolean => REVERSAL.test(normalizeText(text));
export const isFee = (text: string): boolean => FEE.test(normalizeText(text));

/** Whether a notice tells of money that left the account. */
export function isOutgoing(text: string): boolean {
  const plain = normalizeText(text);
  return OUTGOING.test(plain) && !INCOMING.test(plain.replace(/tarjeta de credito/g, ''));
}

/** Words before an amount that is not what was paid. */
const OTHER_AMOUNT =
  /(?:saldo|disponible|balance|comision|tipo de cambio|limite|t\.?c\.?)\D{0,25}$/;

/** Amount and currency that a notice tells. */
export function amountIn(text: string): { monto: number; moneda: Currency } | null {
  const marked = new RegExp(
    String.raw`(₡|¢|US ?\$|\$|\b(?:CRC|USD|colones|d[oó]lares)\b)[ :]{0,3}(${AMOUNT_PATTERN})|(?<![\d.,/-])(${AMOUNT_PATTERN}) {0,2}(CRC|USD|colones|d[oó]lares|₡|¢)(?![\p{L}])`,
    'giu',
  );
  for (const found of text.matchAll(marked)) {
    if (OTHER_AMOUNT.test(normalizeText(text.slice(0, found.index)).slice(-60) || ' ')) continue;
    const monto = parseBankAmount(found[2] ?? found[3] ?? '');
    if (monto !== null && monto !== 0)
      return { monto, moneda: currencyIn(found[1] ?? found[4] ?? '') ?? 'CRC' };
  }
  const named = new RegExp(
    String.raw`\b(?:monto|importe|valor|suma|cantidad|por)(?: (?:de|acreditado|recibido|total))*[ :]{1,4}(?:de )?(${AMOUNT_PATTERN})(?!\d*[/-])`,
    'i',
  ).exec(text);
  const monto = parseBankAmount(named?.[1] ?? '');
  return monto ? { monto, moneda: currencyIn(text) ?? 'CRC' } : null;
}

const LABELLED =
  /(?:\bref(?:erencia|er?)?|\bcomprobante|\bdoc(?:umento|to)?|\btransacci[oó]n|\bautorizaci[oó]n|\bconfirmaci[oó]n|\bn[uú]mero de (?:documento|movimiento))\b\.?(?: (?:sinpe|bancaria|es|de pago|n[uú]mero|num|no|nro|n°))*[ .:#°º-]*((?:\d[ -]?){7,30}\d|[A-Z]{0,6}-?\d[A-Z0-9-]{2,34})/gi;
const LONG_NUMBER = /(?<![\dA-Z])(?:\d{8}[ -]\d{3}[ -]\d{14}|\d{20,25})(?![\dA-Z])/i;

/** The number that a bank gives a payment. Telephones, accounts and days are none. */
export function referenceIn(text: string): string | null {
  const bare = text.replace(/\bCR\d{2}[\d ]{18,26}/g, ' ').replace(/[*xX]{2,}\d{2,6}/g, ' ');
  const long = LONG_NUMBER.exec(bare)?.[0];
  if (long) return keepReference(long);
  for (const [, found = ''] of bare.matchAll(LABELLED)) {
    if (/^\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$/.test(found)) continue;
    const kept = keepReference(found);
    if (kept !== null && kept.replace(/\D/g, '').length >= 4) return kept;
  }
  return null;
}

/** The reference without blanks and marks; null when a spreadsheet has cut it to '2,02611E+24'. */
export function keepReference(text: string): string | null {
  if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(text.trim())) return null;
  const clean = cleanReference(text).replace(/[^A-Z0-9]/g, '');
  return /\d/.test(clean) ? clean.slice(0, BANK_REFERENCE_MAX) : null;
}

/** What stands before a name, and what ends one. */
const BEFORE_NAME =
  /(?:\b(?:nombre del? (?:ordenante|cliente|remitente|originador|pagador|emisor)|nombre|ordenante|remitente|originador|emisor|pagador|enviad[oa] por|realizad[oa] por|depositante|cliente (?:origen|ordenante)|cuenta origen|de parte de|a nombre de|de)\b)[ :.-]{1,3}(?:(?:sr|sra|don|do[nñ]a)\.? )?/gi;
const NAME =
  /^\p{Lu}(?:\p{L}?\.|[\p{L}']*)(?: (?:(?:de|del|la|las|los|y) )*\p{Lu}(?:\p{L}?\.|[\p{L}']*)){1,6}/u;
const NO_NAME = new Set(
  `aviso banco bac bcr bn bncr bp sinpe movil transferencia transferencias transf tef tft tfr deposito dep credito
  creditos cr cred crd dtr debito db pago pagos recibido recibida recibidos entrante entre cuentas cuenta interbancaria
  interbancario internet banca linea web app ach tiempo real electronica electronico directo directos costa rica nacional
  popular davivienda scotiabank promerica coopenae lafise bct improsa mutual alajuela prival cathay desarrollo comunal
  telefono tel numero num transaccion autorizacion confirmacion documento doc hora dia ref referencia doc comprobante ahorro ahorros corriente colones dolares usd crc monto fecha hora saldo
  disponible su sus del el la de por en via concepto detalle motivo descripcion pedido orden anillo aretes cadena pulsera
  compra joya joyas joyeria plata oro filigrana estimado estimada cliente notificacion movimiento abono ordenante sr sra srta don dona
  originador remitente origen destino nc nd ajuste caja ventanilla efectivo cheque ck mismo banco otro otros bancos
  interes intereses reversion reverso reversa devolucion anulacion inmediata inmediato nomina planilla
  enero febrero marzo abril mayo junio julio agosto setiembre septiembre octubre noviembre diciembre am pm`.split(
    /\s+/,
  ),
);

/** The name of whoever paid, as a notice or the description of a statement tells it. */
export function nameIn(text: string): string | null {
  for (const found of text.matchAll(BEFORE_NAME)) {
    const after = text.slice(found.index + found[0].length);
    const name = NAME.exec(capitalStart(after, found[0]))?.[0];
    const kept = name ? keepName(name) : null;
    if (kept !== null) return kept;
  }
  return null;
}

/** Descriptions hold a name without a word before it: what no word of banks is. */
export function nameLeft(text: string): string | null {
  const parts = text.split(/[/|_:;,*#()—–·]|\s-\s|\s{3,}|\d+/);
  let best: string | null = null;
  for (const part of parts) {
    const kept = keepName(part.replaceAll('.', ' '));
    if (
      kept !== null &&
      !/(?:^| )(?!de |del |la |las |los |y )\p{Ll}/u.test(kept) &&
      (best === null || kept.length > best.length)
    )
      best = kept;
  }
  return best;
}

/** A name after a label may be written small; after a bare 'de' only capitals begin one. */
const capitalStart = (after: string, label: string): string =>
  /^(?:de\b)/i.test(label) && !/parte/i.test(label)
    ? after
    : after.replace(/^\p{Ll}|(?<= )\p{Ll}(?=\p{Ll}{2})/gu, (letter) => letter.toUpperCase());

/** The words of a text that can be of a name, if they are two; else null. */
export function keepName(text: string): string | null {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const first = words.findIndex((word) => !isBankWord(word));
  if (first === -1) return null;
  const rest = words.slice(first);
  const end = rest.findIndex((word) => isBankWord(word) && !/^(?:de|del|la)$/i.test(word));
  const name = (end === -1 ? rest : rest.slice(0, end)).filter((word) =>
    /^[\p{L}'.-]+$/u.test(word),
  );
  while (/^(?:de|del|la|y)$/i.test(name.at(-1) ?? '')) name.pop();
  const telling = name.filter((word) => word.replace(/\W/g, '').length > 1);
  return telling.length >= 2 ? name.join(' ').replace(/\.$/, '').slice(0, BANK_NAME_MAX) : null;
}

const isBankWord = (word: string): boolean =>
  NO_NAME.has(normalizeText(word).replace(/[^a-z0-9]/g, '')) || /\d/.test(word);

/** A text as a line that can be kept: without control characters, and without half a letter at its end. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, BANK_TEXT_MAX)
    .replace(/\p{Cs}$/u, '');
