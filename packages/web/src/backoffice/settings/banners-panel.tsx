import { useBanners } from '@filigrana/hooks';
import { useBannersUpload, useTexts } from '@filigrana/hooks/backoffice';
import { attachmentAccept } from '@filigrana/sdk/domain';
import { useId, useState } from 'react';
import { Button, DropArea, Hint, Progress } from '../../ui/index.ts';
import { Actions } from '../shared/box.tsx';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { ChosenBanners } from './chosen-banners.tsx';
import { CurrentBanners } from './current-banners.tsx';
import { Panel } from './panel.tsx';
import { settingsTexts as texts } from './texts.ts';
import { useBannerPhotos } from './use-banner-photos.ts';

/** Choosing the banners of the home page and uploading them in the place of those of now. */
export function BannersPanel() {
  const upload = useBannersUpload();
  const { files, count, status, notice } = upload;
  const current = useBanners();
  const photos = useBannerPhotos(upload.add);
  const { sentence } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const hintId = useId();
  const isSending = status === 'sending';
  const isRefused = notice !== null && count === 0;

  const submit = () => {
    // Nothing chosen is refused, and with no banner on the page nothing is lost.
    if (count === 0 || current.data?.length === 0) upload.submit();
    else setAsking(true);
  };
  return (
    <Panel title={texts.banners} aside={texts.files(count)}>
      <ChosenBanners files={files} onRemove={upload.remove} isLocked={isSending} />
      <DropArea
        action={texts.chooseImages}
        hint={texts.bannersHint}
        accept={attachmentAccept('image')}
        multiple
        disabled={isSending}
        invalid={isRefused}
        describedBy={hintId}
        onFiles={(chosen) => void photos.choose(chosen)}
      />
      <Hint id={hintId} tone={notice ? 'error' : 'plain'}>
        {notice ? sentence(notice) : texts.replaces}
      </Hint>
      {photos.isPreparing && <Hint role="status">{texts.preparing}</Hint>}
      {photos.unreadable.length > 0 && (
        <Hint role="alert" tone="error">
          {texts.unreadable(photos.unreadable.join(', '))}
        </Hint>
      )}
      <Actions>
        <Button icon="upload" busy={isSending && texts.uploading} onClick={submit}>
          {texts.upload}
        </Button>
      </Actions>
      {isSending && (
        <div role="status">
          <Hint>{texts.uploadingNote(count)}</Hint>
          <Progress $endless />
        </div>
      )}
      <CurrentBanners
        banners={current.data}
        isUnknown={current.error !== undefined && !current.isValidating}
        onRetry={() => void current.mutate()}
      />
      {isAsking && (
        <ConfirmDialog
          title={texts.replaceTitle}
          confirm={texts.replace}
          onConfirm={() => {
            setAsking(false);
            upload.submit();
          }}
          onCancel={() => setAsking(false)}
        >
          {current.data ? texts.replaceText(count, current.data.length) : texts.replaceUnknownText}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
