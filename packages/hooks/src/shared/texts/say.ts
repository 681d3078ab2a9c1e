import type { Message, SaidMessage } from './message.ts';
import type { Catalogue, Notice } from './notice.ts';

/** Replacements by code, whole or in part. */
export type TextOverrides = Readonly<Record<string, Partial<Message>>>;

/** Turns notices into sentences. */
export interface Texts<Code extends string> {
  /** Title, text, look and duration, as a toast needs them. */
  say(notice: Notice<Code>): SaidMessage;
  /** One sentence, as a hint beside a field needs it. */
  sentence(notice: Notice<Code>): string;
}

function fill(text: string, params: Notice['params']): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params?.[name] ?? whole));
}

export function createTexts<Code extends string>(
  catalogue: Catalogue & Readonly<Record<Code, Message>>,
  overrides: () => TextOverrides = () => ({}),
): Texts<Code> {
  const say = (notice: Notice<Code>): SaidMessage => {
    const message: Message = { ...catalogue[notice.code], ...overrides()[notice.code] };
    const title = fill(message.title, notice.params);
    const text = notice.said ?? fill(message.text, notice.params);
    // Servers confirm in the words that are the title here: once is enough.
    const { code, params = {} } = notice;
    return { ...message, title, text: text === title ? '' : text, code, params };
  };
  return {
    say,
    sentence: (notice) => {
      const { title, text } = say(notice);
      return text === '' ? title : text;
    },
  };
}
