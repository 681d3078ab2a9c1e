/** Folder of this package, from the sources and from the build alike: both are one level deep. */
export const packageRoot = new URL('..', import.meta.url);
