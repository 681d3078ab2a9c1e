import { useCallback } from 'react';
import { fileTexts } from './file-texts.ts';

/** Whether a chosen file can be shown. */
export const isPicture = (file: File): boolean => file.type.startsWith('image/');

interface Props {
  /** A picture, see `isPicture`. */
  file: File;
  width: number;
  height: number;
  className?: string;
  /** The browser cannot show it: it is broken, or no picture after all. */
  onUnreadable?: () => void;
}

/** A picture that was just chosen, before it is sent anywhere. */
export function FilePreview({ file, width, height, className, onUnreadable }: Props) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <img
      ref={show}
      alt={fileTexts.preview(file.name)}
      width={width}
      height={height}
      className={className}
      onError={onUnreadable}
    />
  );
}
