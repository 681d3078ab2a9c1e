import type { BackofficeNotice } from '../texts/backoffice-notice.ts';

/** Deleting with a confirmation. The outcome is said by toast. */
export interface Deletion<Item> {
  /** What the open confirmation is about; null while none is open. */
  item: Item | null;
  /** The server has been asked: neither button of the confirmation works. */
  pending: boolean;
  /**
   * Why it was not deleted, as far as one knows, while the confirmation is still open; also that it has
   * changed meanwhile.
   */
  notice: BackofficeNotice | null;
  /** Opens the confirmation. */
  ask(item: Item): void;
  /** Closes it; nothing is deleted. */
  cancel(): void;
  /**
   * Deletes. The confirmation closes when it is done and stays when it fails. What has changed since
   * it was asked about is not deleted, by the list here or by its `version` on the server: the
   * confirmation is then about what it is now, and says so. When no answer came, it closes once the
   * list no longer has it.
   */
  confirm(): void;
}
