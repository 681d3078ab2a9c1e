import { useEffect, useRef, useState } from 'react';
import { preparePhoto } from '../../shared/prepare-photo.ts';

/**
 * Takes several chosen pictures: large photos are made lighter before they are added, in the order
 * in which they were chosen; what is still being prepared when the page is left is dropped. While
 * `isPreparing` there are more chosen than added: the upload waits, and leaving would lose them.
 *
 * @returns `unreadable`: names of the photos that the browser cannot read (HEIC).
 */
export function useChosenPhotos(add: (files: File[]) => void) {
  const [preparing, setPreparing] = useState(0);
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const choose = async (files: readonly File[]) => {
    setUnreadable([]);
    setPreparing((now) => now + 1);
    const photos = await Promise.all(files.map(preparePhoto));
    if (isGone.current) return;
    setPreparing((now) => now - 1);
    add(photos.flatMap((photo) => ('file' in photo ? [photo.file] : [])));
    setUnreadable(files.filter((_, index) => 'problem' in photos[index]!).map(({ name }) => name));
  };
  return { isPreparing: preparing > 0, unreadable, choose };
}
