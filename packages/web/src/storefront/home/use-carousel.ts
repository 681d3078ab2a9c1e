import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { useReducedMotion } from '../../shared/use-reduced-motion.ts';
import { moveTo, standStill, wrap, type Track } from './carousel-track.ts';

/** Time between two slides, in ms. */
const AUTOPLAY_MS = 4000;

export interface Carousel {
  track: Track;
  /** Slide on screen, from 0. */
  current: number;
  /** The slides change by themselves now. */
  running: boolean;
  /** They do when nobody points at them or reads them. */
  playing: boolean;
  togglePlaying(): void;
  show(slide: number): void;
  /** One slide on (1) or back (-1). */
  step(by: 1 | -1): void;
  /** The slides have come to rest. */
  rest(): void;
}

/**
 * Moves through `count` slides, for ever. It stands still while `held` (pointed at, in focus),
 * while the tab is hidden, after the pause button, and for people who want less motion unless they
 * start it themselves.
 */
export function useCarousel(count: number, held: boolean): Carousel {
  const [track, setTrack] = useState<Track>({ from: 0, at: 0 });
  const [choice, setChoice] = useState<boolean | null>(null);
  const reduced = useReducedMotion();
  const hydrated = useHydrated();
  const visible = useVisible();
  const playing = choice ?? !reduced;
  const current = count === 0 ? 0 : wrap(track.at, count);
  const running = playing && hydrated && visible && !held && count > 1;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setTrack(({ at }) => ({ from: at, at: at + 1 })), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [running, current]);

  return {
    track,
    current,
    running,
    playing,
    togglePlaying: () => setChoice(!playing),
    show: (slide) => setTrack((now) => moveTo(slide, now, count)),
    step: (by) => setTrack(({ at }) => ({ from: at, at: at + by })),
    rest: () => setTrack((now) => standStill(now, count)),
  };
}

const subscribeToVisibility = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** False while the tab is hidden. */
const useVisible = (): boolean =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
