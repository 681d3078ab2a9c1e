import { attachmentProblem } from '@filigrana/sdk/domain';
import { bannersSchema, readForm, type BannersValues } from '@filigrana/sdk/schemas';
import { fileNotice } from '../../shared/forms/file-notice.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { FormDefinition } from '../forms/form-definition.ts';
import { createFormMachine } from '../forms/form.machine.ts';
import { notice } from '../texts/backoffice-notice.ts';
import type { BannerFile } from './banners.types.ts';

/** What is chosen for the upload. */
export interface BannerValues {
  banners: readonly BannerFile[];
}

function keepImages(chosen: readonly BannerFile[]) {
  const problems = chosen.map(({ file }) => attachmentProblem(file, 'image'));
  const first = problems.find((problem) => problem !== null);
  return {
    values: { banners: chosen.filter((_, index) => problems[index] === null) },
    memo: null,
    notice: first ? fileNotice(first) : null,
  };
}

export const bannersForm: FormDefinition<never, BannerValues, BannersValues> = {
  id: 'bannersUpload',
  idOf: () => 'banners',
  memo: null,
  start: () => ({ banners: [] }),
  change: (values, change) => keepImages(change.banners ?? values.banners),
  read: ({ banners }) => readForm(bannersSchema, { banners: banners.map(({ file }) => file) }),
  issues: () => ({ IMAGES_REQUIRED: notice('banners.none') }),
  failed: (error) => orSaid(notice('banners.failed'), error),
  saved: () => notice('banners.uploaded'),
};

/**
 * Choosing banners and uploading them, which replaces those of the shop.
 *
 * @example
 * const upload = createActor(bannersUploadMachine, { input: { subject: null } }).start();
 * upload.send({ type: 'form.submit' });
 * upload.getSnapshot().context.notice?.code; // 'banners.none'
 */
export const bannersUploadMachine = createFormMachine(bannersForm);
