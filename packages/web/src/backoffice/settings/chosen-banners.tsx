import type { BannerFile } from '@filigrana/hooks/backoffice';
import { useEffect, useRef } from 'react';
import { FilePreview, IconButton } from '../../ui/index.ts';
import { settingsTexts as texts } from './texts.ts';
import { Thumb, Thumbs } from './thumbs.tsx';

interface Props {
  files: readonly BannerFile[];
  onRemove: (id: number) => void;
  /** They are on their way: none can be taken out. */
  isLocked: boolean;
}

/** The chosen banners as they will be shown, each with a cross that takes it out. */
export function ChosenBanners({ files, onRemove, isLocked }: Props) {
  const { list, leave } = useFocusNext(files.length);
  if (files.length === 0) return null;
  return (
    <Thumbs ref={list} $min={150}>
      {files.map(({ id, file }, index) => (
        <Thumb key={id}>
          <FilePreview file={file} width={360} height={150} />
          {!isLocked && (
            <IconButton
              icon="close"
              label={texts.removeBanner(index + 1)}
              onClick={() => {
                leave(index);
                onRemove(id);
              }}
            />
          )}
        </Thumb>
      ))}
    </Thumbs>
  );
}

/** A cross takes itself away when it is pressed: the focus goes to the next one. */
function useFocusNext(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (left.current === null) return;
    const crosses = list.current?.querySelectorAll('button');
    crosses?.[Math.min(left.current, crosses.length - 1)]?.focus();
    left.current = null;
  }, [count]);
  return {
    list,
    leave: (index: number) => {
      left.current = index;
    },
  };
}
