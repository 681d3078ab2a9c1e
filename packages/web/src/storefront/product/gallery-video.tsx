import type { ProductVideo } from '@filigrana/sdk';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useReducedMotion } from '../../shared/use-reduced-motion.ts';
import { Hint, IconButton } from '../../ui/index.ts';
import { galleryTexts as texts } from './gallery-texts.ts';

interface Props {
  video: ProductVideo;
  /** Address of a picture that is shown until it plays. */
  poster: string;
  /** It is what the tray shows: it plays by itself, where motion is not unwelcome. */
  isShown: boolean;
}

/** The video of a piece in its tray, silent and again and again until somebody stops it. */
export default function GalleryVideo({ video, poster, isShown }: Props) {
  const isStill = useReducedMotion();
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isFailed, setFailed] = useState(false);

  // A browser that does not let it play leaves it as it is, with the button; what cannot be shown says `onError`.
  const play = () => void film.current?.play().catch(() => setPlaying(false));
  useEffect(() => {
    if (!isShown) film.current?.pause();
    else if (!isStill) play();
  }, [isShown, isStill]);

  return (
    <>
      <video
        ref={film}
        src={video.video_url}
        poster={poster}
        aria-label={texts.video(video.descripcion)}
        muted
        loop
        playsInline
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setFailed(true)}
      />
      {isFailed ? (
        <Said role="alert">
          <Hint tone="error">{texts.videoFailed}</Hint>
        </Said>
      ) : (
        <Stop
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? texts.pause : texts.play}
          onClick={() => (isPlaying ? film.current?.pause() : play())}
        />
      )}
    </>
  );
}

const Stop = styled(IconButton)`
  position: absolute;
  right: 10px;
  bottom: 10px;
  background: var(--surface-raised);
  border-radius: var(--r-sm);
`;

const Said = styled.div`
  position: absolute;
  inset: auto 10px 10px;
  padding: 8px 12px;
  background: var(--surface-raised);
  border-radius: var(--r-sm);
`;
