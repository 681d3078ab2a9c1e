declare module 'virtual:asset-manifest' {
  /** What the browser build has made; null in development. */
  const build: import('./app/assets.ts').BrowserBuild | null;
  export default build;
}
