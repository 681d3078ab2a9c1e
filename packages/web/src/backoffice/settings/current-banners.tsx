import { styled } from 'styled-components';
import { Alert, Picture, Skeleton, TextButton } from '../../ui/index.ts';
import { sharedTexts } from '../shared/texts.ts';
import { settingsTexts as texts } from './texts.ts';
import { Thumb, Thumbs } from './thumbs.tsx';

interface Props {
  /** Addresses of the banners of the home page; undefined until they are known. */
  banners: readonly string[] | undefined;
  isUnknown: boolean;
  onRetry: () => void;
}

/** What the home page shows now, and what an upload takes the place of. */
export function CurrentBanners({ banners, isUnknown, onRetry }: Props) {
  if (!banners && isUnknown)
    return (
      <Alert tone="danger">
        {texts.currentUnknown} <TextButton onClick={onRetry}>{sharedTexts.retry}</TextButton>
      </Alert>
    );
  return (
    <Now>
      <h3>{texts.currentBanners}</h3>
      {banners?.length === 0 && <p>{texts.noBanners}</p>}
      <Thumbs $min={130}>
        {banners
          ? banners.map((url, index) => (
              <Thumb key={url}>
                <Picture
                  src={url}
                  alt={texts.currentBanner(index + 1)}
                  width={360}
                  height={150}
                  sizes="200px"
                />
              </Thumb>
            ))
          : [1, 2, 3].map((place) => <Waiting as="li" key={place} />)}
      </Thumbs>
    </Now>
  );
}

const Waiting = styled(Skeleton)`
  height: auto;
  aspect-ratio: 12/5;
`;

const Now = styled.div`
  display: grid;
  gap: 10px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  h3 {
    font: 500 0.875rem/1.35 var(--font-text);
    font-variant-numeric: lining-nums;
  }
  p {
    color: var(--ink-muted);
  }
`;
