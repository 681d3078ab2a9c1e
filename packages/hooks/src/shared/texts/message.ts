import { timings } from '../timings.ts';
import type { ToastVariant } from '../toasts/toast.ts';

/** What is said to a person. Placeholders stand in braces: 'Te quedan {n} caracteres.' */
export interface Message<Title extends string = string, Text extends string = string> {
  /** Stands above the text. */
  readonly title: Title;
  /** Stands below the title; '' where the title says it all. */
  readonly text: Text;
  readonly variant: ToastVariant;
  /** Milliseconds a toast of it stays. */
  readonly duration: number;
}

/** A message that is said: its code and values let a page say the same in its own way. */
export interface SaidMessage extends Message {
  readonly code: string;
  /** What it is about; {} where the code says it all. */
  readonly params: Readonly<Record<string, string | number>>;
}

const message =
  (variant: ToastVariant, usual: number) =>
  <const Title extends string, const Text extends string = ''>(
    title: Title,
    text: Text = '' as Text,
    duration: number = usual,
  ): Message<Title, Text> => ({ title, text, variant, duration });

export const info = message('info', timings.toast.default);
export const success = message('success', timings.toast.default);
export const failure = message('destructive', timings.toast.error);
