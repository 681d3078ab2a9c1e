/** Look of a toast: plain, good news, bad news. */
export type ToastVariant = 'info' | 'success' | 'destructive';

/** What one may still do about what a toast tells, while it is open. */
export interface ToastAction {
  readonly label: string;
  run(): void;
}

/** The one toast on the screen. */
export interface Toast {
  /** Another one for each toast. */
  readonly id: number;
  /** Stands above the description. */
  readonly title: string;
  /** Stands below the title; '' where the title says it all. */
  readonly description: string;
  /** What it tells, such as 'cart.added'; null where a page has shown words of its own. */
  readonly code: string | null;
  /** What it tells about: the values of its text and more. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly variant: ToastVariant;
  /** Milliseconds it stays before it closes by itself. */
  readonly duration: number;
  /** What one may still do about it; null where nothing. */
  readonly action: ToastAction | null;
  /** False while it leaves: it is removed 300 ms later. */
  readonly open: boolean;
}
