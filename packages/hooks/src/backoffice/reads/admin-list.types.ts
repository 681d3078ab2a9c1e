import type { BackofficeNotice } from '../texts/backoffice-notice.ts';

/** A list that a screen of the back office shows. */
export interface AdminList {
  /** `failed` only while there is nothing to show: a list once read stays on the screen. */
  status: 'loading' | 'failed' | 'ready';
  /** Why it could not be read, or not be read again. */
  notice: BackofficeNotice | null;
  /** It is being read, be it for the first time or again. */
  isReading: boolean;
  /** Reads it again. */
  reload(): void;
}

/** A list that is read part by part. */
export interface Paged {
  /** There is more than has been read. */
  hasMore: boolean;
  /** The next part is being read. */
  isReadingMore: boolean;
  /** Reads on; also after that has failed. */
  readMore(): void;
}

/** What a screen remembers of an earlier visit; read once. */
export interface ListOptions {
  /** What the search box holds at first; nothing unless given. */
  search?: string | undefined;
}

/** A list with a search box; what is typed is compared without case and accents. */
export interface Searchable {
  /** What the search box holds. */
  search: string;
  setSearch(text: string): void;
}
