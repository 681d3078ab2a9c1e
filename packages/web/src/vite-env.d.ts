declare module 'virtual:asset-manifest' {
  import type { Manifest } from 'vite';

  /** What the browser build has made, as `BrowserBuild` says; null in development. */
  const build: { manifest: Manifest; css: string } | null;
  export default build;
}
