/** Strings by name: what `window.localStorage` is, and any other storage that answers at once. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Files by key, kept on the device for a day at most: a receipt that was chosen outlives a reload. A call rejects where
 * the device does not take or give it.
 */
export interface FileStorage {
  /** Null where there is none, or none any more. */
  get(key: string): Promise<File | null>;
  keep(key: string, file: File): Promise<void>;
  forget(key: string): Promise<void>;
  /** Forgets all of them. */
  clear(): Promise<void>;
}

/** The source of time: replaced in tests, so that nothing waits for real. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}

/** How long something that is not urgent may take. */
export interface TimeLeft {
  /** Milliseconds. */
  timeRemaining(): number;
}

/** One end of a line to the other tabs. */
export interface Channel {
  post(message: unknown): void;
  close(): void;
}

/** All that the client, the session and the hooks take from the place where they run. */
export interface Environment {
  /**
   * Begins every name that is kept and every channel, so that nothing of the page's own is touched.
   * The default one, `filigrana:`, is followed by the address of a shop on another host than the
   * page's: two shops on one page never meet.
   */
  readonly prefix: string;
  /** What it keeps lasts until it is forgotten and is the same for all tabs. */
  readonly storage: KeyValueStorage;
  /** What it keeps survives a reload, and ends with the tab. */
  readonly tabStorage: KeyValueStorage;
  /**
   * Opens what keeps the files of what is being filled in: of a browser its IndexedDB, of React Native
   * the addresses of picked files. Null where there is none.
   *
   * @param prefix Begins the name of what is opened.
   */
  openFiles(prefix: string): Promise<FileStorage | null>;
  /**
   * Calls back when another tab has changed `storage`, with the name or with null for all of it;
   * returns the way to stop.
   */
  onStorage(listener: (key: string | null) => void): () => void;
  /** Opens a line to the other tabs of this name; null where there is none. */
  openChannel(name: string, listener: (message: unknown) => void): Channel | null;
  /** A new idempotency key: one value per attempt, never the same twice. */
  randomKey(): string;
  readonly clock: Clock;
  /**
   * Calls back when there is nothing more urgent to do, after `timeout` ms at the latest; returns the way
   * to stop.
   */
  whenIdle(work: (left: TimeLeft) => void, timeout?: number): () => void;
  /** Calls back when the person returns to the page; left out, SWR listens to the window itself. */
  readonly onFocus?: ((listener: () => void) => () => void) | undefined;
  /** Calls back when the network is there again; left out, SWR listens to the window itself. */
  readonly onReconnect?: ((listener: () => void) => () => void) | undefined;
  /**
   * Calls back when the page is hidden, or about to be closed; left out, the window and the document are
   * listened to, where there are any.
   */
  readonly onHide?: ((listener: () => void) => () => void) | undefined;
}
