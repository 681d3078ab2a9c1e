import type { AttachedFile } from './attachments.ts';

/** What React Native has in place of a `File`: its `FormData` sends what is at the address. */
export interface NativeFile extends AttachedFile {
  /** Address of the file on the device. */
  uri: string;
  /** Name of the file with its ending. */
  name: string;
}

/**
 * A picked file of React Native, for every function and hook that takes a `File`.
 *
 * @example
 * const { uri, fileName, type } = asset; // as a picker of photos names it
 * const comprobante = nativeFile({ uri, name: fileName, type });
 */
export function nativeFile(file: NativeFile): File {
  return file as unknown as File;
}

/** Looks at the shape, not at the class: a file of another window, a test or React Native is one too. */
export function isFile(value: unknown): value is Blob {
  if (typeof value !== 'object' || value === null) return false;
  return 'type' in value && ('arrayBuffer' in value || 'uri' in value);
}

/** Whether its content is still at its address, out of reach of the program. */
export const isNativeFile = (value: unknown): boolean => isFile(value) && 'uri' in value;
