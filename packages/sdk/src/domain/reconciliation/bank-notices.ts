import { normalizeText } from '../text.ts';
import { bankDay } from './bank-day.ts';
import type { BankEntry } from './bank-entry.ts';
import {
  amountIn,
  isOutgoing,
  isReversal,
  nameIn,
  nameLeft,
  oneLine,
  referenceIn,
} from './bank-fields.ts';
import type { SkipReason } from './bank-fields.ts';

/** A line or a notice that is no payment, and why. */
export interface SkippedText {
  /** The line or the notice as it was read. */
  texto: string;
  motivo: SkipReason;
}

/** What begins a notice: how banks greet and sign, and the lines of a telephone before a message. */
const OPENING =
  /^(?:estimad[oa]|hola\b|notificacion|aviso\b|bac\b|bac:|bncr|bn\b|bcr\b|banco\b|bp\b|popular|davivienda|scotiabank|promerica|coopenae|lafise|sinpe movil|transferencia|mutual|deposito|has? recibido|usted (?:ha )?recib|se (?:ha )?acredit|recibiste|le informamos|de:|\[?\d{1,2}[/-]\d{1,2}[/-]\d{2,4},? \d{1,2}:\d{2})/;
/** A line of a letter that names its field: a second one of the same name is another letter's. */
const LABEL =
  /^\s*((?:fecha|hora|monto|importe|valor|nombre|ordenante|originador|remitente|cliente|cuenta|referencia|ref|comprobante|documento|doc|numero|concepto|detalle|motivo|descripcion|telefono|moneda|saldo)[a-z .°º]{0,30}?)\s*:\s*\S/;

/**
 * The payments that pasted messages and letters of banks tell of.
 *
 * @param hoy day in Costa Rica: what a day without a year is told by.
 */
export function readNotices(
  text: string,
  hoy: string,
): { entradas: BankEntry[]; omitidas: SkippedText[] } {
  const entradas: BankEntry[] = [];
  const omitidas: SkippedText[] = [];
  const seen = new Set<string>();
  for (const notice of splitNotices(text, hoy)) {
    const texto = oneLine(notice);
    const skip = (motivo: SkipReason): void => void omitidas.push({ texto, motivo });
    if (seen.has(texto)) {
      skip('REPETIDA');
      continue;
    }
    seen.add(texto);
    const amount = amountIn(notice);
    const dia = noticeDay(notice, hoy);
    const reversal = isReversal(notice);
    if (amount === null) skip('SIN_MONTO');
    else if (!reversal && isOutgoing(notice)) skip('SALIDA');
    else if (dia === null) skip('SIN_DIA');
    else
      entradas.push({
        dia,
        monto: reversal ? -amount.monto : amount.monto,
        moneda: amount.moneda,
        referencia: referenceIn(notice),
        nombre: nameIn(notice) ?? nameLeft(notice.split('\n', 1)[0] ?? ''),
        texto,
      });
  }
  return { entradas, omitidas };
}

/** A SINPE reference begins with the day: enough where the message says none. */
function noticeDay(notice: string, hoy: string): string | null {
  const told = bankDay(notice.replace(/\d{9,}/g, ' '), hoy);
  if (told !== null) return told;
  const reference = referenceIn(notice) ?? '';
  if (reference.length === 25) return bankDay(reference.slice(0, 8), hoy);
  const plain = normalizeText(notice);
  if (/\bhoy\b/.test(plain)) return hoy;
  return null;
}

/** Cuts a text where another notice begins. */
function splitNotices(text: string, hoy: string): string[] {
  const notices: string[] = [];
  let lines: string[] = [];
  let labels = new Set<string>();
  let money = false;
  let dated = false;
  let blank = false;
  const close = (): void => {
    const notice = lines.join('\n').trim();
    if (notice !== '') notices.push(notice);
    [lines, labels, money, dated] = [[], new Set(), false, false];
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '' || /^[\s\-=_*]{3,}$/.test(line)) {
      blank = lines.length > 0;
      continue;
    }
    const plain = normalizeText(line);
    const key = LABEL.exec(plain)?.[1] ?? null;
    const brings = amountIn(line) !== null;
    const opens = OPENING.test(plain) && key === null;
    const again = key !== null && labels.has(key);
    const redated = dated && key?.startsWith('fecha') === true;
    const hasDay = bankDay(line, hoy) !== null;
    const whole = brings && (key === null || blank || hasDay);
    if (money && (again || opens || redated || whole)) close();
    else if (opens && blank && lines.length > 0) close();
    lines.push(line);
    if (key !== null) labels.add(key);
    money ||= brings;
    dated ||= hasDay;
    blank = false;
  }
  close();
  return joinTails(notices);
}

/** Greetings and footers without an amount are no notices; a lead belongs to what follows. */
function joinTails(notices: readonly string[]): string[] {
  const whole: string[] = [];
  let lead = '';
  for (const notice of notices) {
    if (amountIn(notice) === null && notice.split('\n').length <= 2 && !/\d{4,}/.test(notice)) {
      lead = `${lead}${notice}\n`;
      continue;
    }
    whole.push(`${lead}${notice}`);
    lead = '';
  }
  return whole;
}
