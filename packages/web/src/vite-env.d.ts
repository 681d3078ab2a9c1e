declare module 'virtual:asset-manifest' {
  import type { Manifest } from 'vite';

  /** The browser build's manifest; null in development. */
  const manifest: Manifest | null;
  export default manifest;
}
