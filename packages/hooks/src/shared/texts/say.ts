import type { Message, SaidMessage } from './message.ts';
import type { Catalogue, Notice } from './notice.ts';

/** A text with `{placeholders}`, or what makes it of their values, for plurals and another order of words. */
export type Wording = string | ((params: SaidMessage['params']) => string);

/** What replaces a message, whole or in part. */
export interface TextOverride extends Partial<Omit<Message, 'title' | 'text'>> {
  readonly title?: Wording;
  readonly text?: Wording;
}

/** Replacements by code; those of the server's error codes are called `problem.EMAIL_IN_USE`. */
export type TextOverrides = Readonly<Record<string, TextOverride>>;

/** How the shop wants to speak. */
export interface OwnTexts {
  texts: TextOverrides;
  /** They are said in place of the server's sentences too. */
  preferOwnTexts: boolean;
}

/** Turns notices into sentences. */
export interface Texts<Code extends string> {
  /** Title, text, look and duration, as a toast needs them. */
  say(notice: Notice<Code>): SaidMessage;
  /** One sentence, as a hint beside a field needs it. */
  sentence(notice: Notice<Code>): string;
}

const SHOPS_OWN: OwnTexts = { texts: {}, preferOwnTexts: false };

function worded(wording: Wording, params: SaidMessage['params']): string {
  if (typeof wording === 'function') return wording(params);
  return wording.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

export function createTexts<Code extends string>(
  catalogue: Catalogue & Readonly<Record<Code, Message>>,
  own: () => OwnTexts = () => SHOPS_OWN,
): Texts<Code> {
  const say = ({ code, params = {}, said, problem }: Notice<Code>): SaidMessage => {
    const { texts, preferOwnTexts } = own();
    const message = {
      ...catalogue[code],
      ...texts[code],
      ...(preferOwnTexts && problem && texts[`problem.${problem}`]),
    };
    const title = worded(message.title, params);
    const text = preferOwnTexts || said === undefined ? worded(message.text, params) : said;
    const { variant, duration } = message;
    // Servers confirm in the words that are the title here: once is enough.
    return { title, text: text === title ? '' : text, variant, duration, code, params };
  };
  return {
    say,
    sentence: (notice) => {
      const { title, text } = say(notice);
      return text === '' ? title : text;
    },
  };
}
