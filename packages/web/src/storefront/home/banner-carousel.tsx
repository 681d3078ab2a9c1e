import type { BannerWords } from '@filigrana/sdk';
import { useRef, useState, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { placeOf, wrap } from './carousel-track.ts';
import { CarouselDots } from './carousel-dots.tsx';
import { homeTexts } from './texts.ts';
import { useCarousel } from './use-carousel.ts';
import { useSwipe } from './use-swipe.ts';

const texts = homeTexts.carousel;

interface Props {
  /** Addresses of their pictures. */
  banners: readonly string[];
  /** What administrators wrote of each, in the same order; empty where the backend keeps none. */
  words: readonly BannerWords[];
}

/** The banners, one at a time, turning for ever. A single banner stands still. */
export function BannerCarousel({ banners, words }: Props) {
  const { nombre } = useShopFacts();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const pause = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const count = banners.length;
  const carousel = useCarousel(count, pointed || focused);
  const { track, current, running, rest, step } = carousel;
  const swipe = useSwipe(step);
  const moving = track.from !== track.at;

  // Whoever has just pressed the pause button to start it wants to see it start.
  const onFocus = (event: FocusEvent) => setFocused(event.target !== pause.current);
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  return (
    <Stage
      aria-roledescription={texts.role}
      aria-label={texts.label(nombre)}
      onPointerEnter={(event) => setPointed(event.pointerType === 'mouse')}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      {...(count > 1 && swipe)}
    >
      <Slides
        aria-live={running ? 'off' : 'polite'}
        data-moving={moving ? '' : undefined}
        // Nothing at the beginning: the page's policy allows no styles in what the server sends.
        style={track.at === 0 ? undefined : { transform: `translateX(${-100 * track.at}%)` }}
        onTransitionEnd={(event) => {
          if (event.target === event.currentTarget) rest();
        }}
      >
        {banners.map((src, index) => (
          <Slide
            key={index}
            role="group"
            aria-roledescription={texts.slideRole}
            aria-label={texts.slide(index + 1, count)}
            inert={index !== current}
            style={aside(placeOf(index, track, count) - index)}
          >
            <BannerSlide
              src={src}
              // Of a set that was replaced between the two reads, the other one's words are not its own.
              words={words[index]?.image_url === src ? words[index] : undefined}
              index={index}
              near={index === current || (hydrated && index === wrap(current + 1, count))}
            />
          </Slide>
        ))}
      </Slides>
      {count > 1 && <CarouselDots count={count} carousel={carousel} pauseRef={pause} />}
    </Stage>
  );
}

/** Where a slide stands, counted in slides from its place in the row. */
const aside = (slides: number) => (slides === 0 ? undefined : { left: `${100 * slides}%` });

const Stage = styled.section`
  position: absolute;
  inset: 0;
  overflow: hidden;
  touch-action: pan-y;
`;

const Slides = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  &[data-moving] {
    transition: transform var(--t-carousel) var(--ease-wire);
  }
`;

const Slide = styled.div`
  position: relative;
  flex: 0 0 100%;
`;
