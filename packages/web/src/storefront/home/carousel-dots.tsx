import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../ui/index.ts';
import { homeTexts } from './texts.ts';
import type { Carousel } from './use-carousel.ts';

const texts = homeTexts.carousel;

interface Props {
  count: number;
  carousel: Carousel;
  pauseRef: Ref<HTMLButtonElement>;
}

/** Dots that fit beside the pause on the narrowest phone (320 px), each 44 px wide. */
const MOST_DOTS = 6;

/** Granules on a wire, one for each banner or, of many, for those around the current one, and the pause. */
export function CarouselDots({ count, carousel, pauseRef }: Props) {
  const { current, playing, show, togglePlaying } = carousel;
  const shown = Math.min(count, MOST_DOTS);
  const first = Math.max(0, Math.min(current - MOST_DOTS / 2, count - shown));
  return (
    <Row>
      {Array.from({ length: shown }, (_, place) => first + place).map((index) => (
        <Dot
          key={index}
          type="button"
          aria-label={texts.goTo(index + 1)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => show(index)}
        />
      ))}
      <Pause
        ref={pauseRef}
        type="button"
        aria-label={playing ? texts.pause : texts.play}
        onClick={togglePlaying}
      >
        <Icon name={playing ? 'pause' : 'play'} size="sm" />
      </Pause>
    </Row>
  );
}

const Row = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  justify-content: center;
  align-items: center;
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    inset: 50% max(0px, calc(50% - 170px)) auto;
    height: 1px;
    background: var(--thread);
  }
  button {
    position: relative;
    width: 44px;
    height: 44px;
    display: grid;
    place-items: center;
    pointer-events: auto;
    /* The stage cuts off what stands out of it. */
    outline-offset: -3px;
  }
  /* Paper under the granule, so that the wire passes behind it. */
  button::after {
    content: '';
    position: absolute;
    inset: 11px;
    border-radius: 50%;
    background: #f4f0ea;
  }
`;

const Dot = styled.button`
  &::before {
    content: '';
    position: relative;
    z-index: 1;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--thread);
    transition: transform var(--t-base);
  }
  &:hover::before {
    transform: scale(1.25);
  }
  &[aria-current]::before {
    background: var(--accent);
    box-shadow:
      0 0 0 3px #f4f0ea,
      0 0 0 4.5px var(--accent);
  }
`;

const Pause = styled.button`
  svg {
    position: relative;
    z-index: 1;
  }
  &:hover {
    color: var(--accent);
  }
`;
