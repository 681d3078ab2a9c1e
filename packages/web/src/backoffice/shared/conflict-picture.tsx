import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FilePreview, Picture } from '../../ui/index.ts';
import { sharedTexts } from './texts.ts';

const texts = sharedTexts.conflict;
const SIDE = 96;

/** A chosen picture, against the one that is stored: each to be seen, with its name. */
export const shownPicture =
  (stored: string | null) =>
  (file: File | null): ReactNode => (
    <Shown>
      {file ? (
        <FilePreview file={file} width={SIDE} height={SIDE} />
      ) : (
        <Picture src={stored} alt="" width={SIDE} height={SIDE} sizes={`${SIDE}px`} />
      )}
      {file?.name ?? texts.storedPicture}
    </Shown>
  );

const Shown = styled.span`
  display: grid;
  gap: 6px;
  img {
    width: ${SIDE}px;
    height: ${SIDE}px;
    object-fit: cover;
    border-radius: var(--r-sm);
  }
`;
