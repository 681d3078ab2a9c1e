import { useEffect, useRef, useState } from 'react';
import { preparePhoto } from './prepare-photo.ts';

/**
 * Takes a chosen picture: large photos are made lighter before the form gets them. The last one
 * chosen wins, whatever order they become ready in. While `isPreparing` the form does not have the
 * picture yet: sending it waits, and leaving it would lose something.
 *
 * @param form What the picture is for. When that is another, or gone, what is still being prepared
 * is dropped. Without it the picture is for something that outlives the page.
 * @returns `isUnreadable`: the browser cannot read this kind of photo (HEIC), and the form has none.
 */
export function usePhoto(take: (file: File | null) => void, form?: number) {
  const [{ stage, of }, setState] = useState({ stage: 'settled', of: form });
  const latest = useRef(0);
  useEffect(() => {
    if (form === undefined) return undefined;
    return () => {
      latest.current += 1;
    };
  }, [form]);
  const become = (next: 'settled' | 'preparing' | 'unreadable') =>
    setState({ stage: next, of: form });
  const choose = (file: File | null) => {
    latest.current += 1;
    const mine = latest.current;
    become(file === null ? 'settled' : 'preparing');
    if (file === null) return take(null);
    void preparePhoto(file).then((photo) => {
      if (mine !== latest.current) return;
      become('problem' in photo ? 'unreadable' : 'settled');
      take('file' in photo ? photo.file : null);
    });
  };
  const isOfForm = of === form;
  return {
    isPreparing: isOfForm && stage === 'preparing',
    isUnreadable: isOfForm && stage === 'unreadable',
    choose,
  };
}

/** A picture that is chosen for a form. */
export type Photo = ReturnType<typeof usePhoto>;
