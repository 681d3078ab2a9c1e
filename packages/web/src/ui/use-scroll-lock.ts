import { useEffect } from 'react';

let locks = 0;

/** Keeps the page behind an open layer from scrolling, and from moving when its scroll bar goes. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    locks += 1;
    if (locks === 1) lock();
    return () => {
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, [locked]);
}

function lock(): void {
  const { documentElement: html, body } = document;
  const scrollBar = window.innerWidth - html.clientWidth;
  if (scrollBar > 0) body.style.paddingRight = `${scrollBar}px`;
  html.classList.add('is-locked');
}

function unlock(): void {
  document.body.style.paddingRight = '';
  document.documentElement.classList.remove('is-locked');
}
