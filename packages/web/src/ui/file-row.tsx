import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FilePreview, isPicture } from './file-preview.tsx';
import { fileSize } from './file-size.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import { fileTexts } from './file-texts.ts';

interface Props {
  file: File;
  /** Without it the file cannot be removed. */
  onRemove?: (() => void) | undefined;
  /** Under the name instead of kind and size: a progress line. */
  children?: ReactNode;
}

/** A chosen file: 64 px preview, name, kind and size, remove. */
export function FileRow({ file, onRemove, children }: Props) {
  const [unreadable, setUnreadable] = useState<File | null>(null);
  return (
    <Row>
      {isPicture(file) && file !== unreadable ? (
        <FilePreview file={file} width={64} height={64} onUnreadable={() => setUnreadable(file)} />
      ) : (
        <Thumb>
          <Icon name="file" />
        </Thumb>
      )}
      <Text>
        <b>{file.name}</b>
        {children ?? <small>{describe(file)}</small>}
      </Text>
      {onRemove && (
        <IconButton
          icon="trash"
          tone="danger"
          label={fileTexts.remove(file.name)}
          onClick={onRemove}
        />
      )}
    </Row>
  );
}

function describe(file: File): string {
  const kind = isPicture(file) ? fileTexts.image : file.type.split('/')[1]?.toUpperCase();
  return kind ? `${kind}, ${fileSize(file.size)}` : fileSize(file.size);
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 10px;
  border: 1px solid var(--line);
  border-radius: var(--r-sm);
  background: var(--surface-raised);
  img {
    width: 64px;
    height: 64px;
    object-fit: cover;
    border-radius: var(--r-sm);
    background: var(--surface-sunken);
    flex: none;
  }
`;

const Thumb = styled.span`
  width: 64px;
  height: 64px;
  border-radius: var(--r-sm);
  background: var(--surface-sunken);
  flex: none;
  display: grid;
  place-items: center;
  color: var(--ink-muted);
`;

const Text = styled.div`
  min-width: 0;
  flex: 1 1 0;
  b {
    display: block;
    font-weight: 500;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    font-size: var(--fs-small);
    color: var(--ink-muted);
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
