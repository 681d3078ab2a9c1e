/** Look of a toast: plain, good news, bad news. */
export type ToastVariant = 'info' | 'success' | 'destructive';

/** The one toast on the screen. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly variant: ToastVariant;
  /** Milliseconds it stays before it closes by itself. */
  readonly duration: number;
  /** False while it leaves: it is removed 300 ms later. */
  readonly open: boolean;
}
