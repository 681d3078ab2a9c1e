import { useRef, useState } from 'react';
import { preparePhoto } from './prepare-photo.ts';

/**
 * Takes a chosen picture: large photos are made lighter before the form gets them. The last one
 * chosen wins, whatever order they become ready in.
 *
 * @returns `isUnreadable`: the browser cannot read this kind of photo (HEIC).
 */
export function usePhoto(take: (file: File | null) => void) {
  const [isPreparing, setPreparing] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const latest = useRef(0);
  const choose = (file: File | null) => {
    latest.current += 1;
    const mine = latest.current;
    setUnreadable(false);
    setPreparing(file !== null);
    if (file === null) return take(null);
    void preparePhoto(file).then((photo) => {
      if (mine !== latest.current) return;
      setPreparing(false);
      if ('problem' in photo) setUnreadable(true);
      else take(photo.file);
    });
  };
  return { isPreparing, isUnreadable, choose };
}
