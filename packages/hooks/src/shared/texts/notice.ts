import type { ApiError } from '@filigrana/sdk';
import type { Message } from './message.ts';

/**
 * Something to tell a person, as a code: the sentence is chosen by the texts (`useTexts`), so that
 * machines hold no Spanish and embedders can replace every text.
 */
export interface Notice<Code extends string = string> {
  readonly code: Code;
  /** Values of the placeholders of its text. */
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  /** The server's own sentence; it is said instead of the text, unless own texts are preferred. */
  readonly said?: string | undefined;
  /** Code of the server's refusal, such as `EMAIL_IN_USE`. */
  readonly problem?: string | undefined;
}

/** Messages by code. */
export type Catalogue = Readonly<Record<string, Message>>;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Params<M extends Message> = [Placeholder<M['title'] | M['text']>] extends [never]
  ? []
  : [params: Readonly<Record<Placeholder<M['title'] | M['text']>, string | number>>];

/** Makes a notice; a code without a text, or without the values of its text, does not compile. */
export type NoticeMaker<Texts extends Catalogue> = <Code extends keyof Texts & string>(
  code: Code,
  ...params: Params<Texts[Code]>
) => Notice<Code>;

export function makeNotice(code: string, params?: Readonly<Record<string, string | number>>) {
  return params === undefined ? { code } : { code, params };
}

/** The same notice, saying what the server said when it said something, and why it refused. */
export function orSaid<Code extends string>(
  notice: Notice<Code>,
  { serverMessage: said, code: problem, stock, retryAfter }: ApiError,
): Notice<Code> {
  const params = {
    ...notice.params,
    ...(stock !== undefined && { stock }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
  return {
    ...notice,
    ...(Object.keys(params).length > 0 && { params }),
    ...(said && { said }),
    ...(problem && { problem }),
  };
}
