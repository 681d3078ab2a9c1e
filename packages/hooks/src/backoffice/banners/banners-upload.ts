import { attachmentProblem, BANNERS_MAX } from '@filigrana/sdk/domain';
import { bannersSchema, readForm, type BannersValues } from '@filigrana/sdk/schemas';
import { fileNotice } from '../../shared/forms/file-notice.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { StaffForm } from '../forms/form.types.ts';
import { notice } from '../texts/backoffice-notice.ts';
import type { BannerFile } from './banners.types.ts';

/** What is chosen for the upload. */
export interface BannerValues {
  banners: readonly BannerFile[];
}

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Each image once, as many as one upload carries: those chosen first stay. */
function keepImages(chosen: readonly BannerFile[]) {
  const problems = chosen.map(({ file }) => attachmentProblem(file, 'image'));
  const first = problems.find((problem) => problem !== null);
  const images = chosen
    .filter((_, index) => problems[index] === null)
    .filter(
      ({ file }, index, all) => all.findIndex((each) => isSameFile(each.file, file)) === index,
    );
  const surplus = images.length > BANNERS_MAX ? notice('banners.tooMany') : null;
  return {
    values: { banners: images.slice(0, BANNERS_MAX) },
    memo: null,
    notice: first ? fileNotice(first) : surplus,
  };
}

/** Choosing banners and uploading them, which replaces those of the shop. */
export const bannersForm: StaffForm<never, BannerValues, BannersValues> = {
  id: 'bannersUpload',
  idOf: () => 'banners',
  memo: null,
  start: () => ({ banners: [] }),
  change: (values, change) => keepImages(change.banners ?? values.banners),
  read: ({ banners }) => readForm(bannersSchema, { banners: banners.map(({ file }) => file) }),
  issues: () => ({
    IMAGES_REQUIRED: notice('banners.none'),
    IMAGES_TOO_MANY: notice('banners.tooMany'),
  }),
  failed: (error) => orSaid(notice('banners.failed'), error),
  saved: () => notice('banners.uploaded'),
};
