import { useBannersUpload, useTexts } from '@filigrana/hooks/backoffice';
import { attachmentAccept } from '@filigrana/sdk/domain';
import { useId } from 'react';
import { Button, DropArea, Hint, Progress } from '../../ui/index.ts';
import { Actions } from '../shared/box.tsx';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { useChosenPhotos } from '../shared/use-chosen-photos.ts';
import { useUnsaved } from '../shared/unsaved.ts';
import { ChosenBanners } from './chosen-banners.tsx';
import { CurrentBanners } from './current-banners.tsx';
import { Panel } from './panel.tsx';
import { settingsTexts as texts } from './texts.ts';
import { useReplacing } from './use-replacing.ts';

/** Choosing the banners of the home page and uploading them in the place of those of now. */
export function BannersPanel() {
  const upload = useBannersUpload();
  const { files, count, status, notice } = upload;
  const replacing = useReplacing(upload.submit);
  const { current, question, isChecking } = replacing;
  const photos = useChosenPhotos(upload.add);
  const { sentence } = useTexts();
  useUnsaved(count > 0 || photos.isPreparing);
  const hintId = useId();
  const isSending = status === 'sending';
  const isRefused = notice !== null && count === 0;

  const submit = () => {
    // With no picture chosen there is nothing to ask: the hook says what is missing.
    if (count === 0) upload.submit();
    else replacing.start();
  };
  return (
    <Panel title={texts.banners} aside={texts.files(count)}>
      <ChosenBanners files={files} onRemove={upload.remove} isLocked={isSending} />
      <DropArea
        action={texts.chooseImages}
        hint={texts.bannersHint}
        accept={attachmentAccept('image')}
        multiple
        // What the question counts is what is uploaded.
        disabled={isSending || isChecking}
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
        <Button
          icon="upload"
          busy={isSending ? texts.uploading : isChecking && texts.checking}
          disabled={photos.isPreparing}
          onClick={submit}
        >
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
      {question && (
        <ConfirmDialog
          title={texts.replaceTitle}
          confirm={texts.replace}
          busy={isChecking && texts.checking}
          onConfirm={replacing.confirm}
          onCancel={replacing.cancel}
        >
          {question.isChanged && `${texts.replaceChanged} `}
          {question.banners
            ? texts.replaceText(count, question.banners.length)
            : texts.replaceUnknownText}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
