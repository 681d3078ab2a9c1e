import type { FormStatus } from '../../shared/forms/form-report.ts';
import type { BackofficeNotice } from '../texts/backoffice-notice.ts';

/** An image that is to be uploaded. */
export interface BannerFile {
  /** Stays the same while the others come and go. */
  id: number;
  /** The image as it was picked. */
  file: File;
}

export interface BannersUpload {
  /** The chosen images in their order. Previews belong to the page. */
  files: readonly BannerFile[];
  /** How many there are. */
  count: number;
  /**
   * Adds images to those chosen before, each once. What is no image, and what is more than the 20
   * that one upload carries, is left out, and a toast says so.
   */
  add(files: Iterable<File>): void;
  remove(id: number): void;
  /** `sending` while they are uploaded; they replace the banners of the shop. */
  status: FormStatus;
  notice: BackofficeNotice | null;
  submit(): void;
}
