/** An address that the router refuses with 400. */
const BROKEN = '/api/%';

/**
 * An address of a page that cannot be decoded (`/100%`) is one that nobody has, not a broken
 * request: its percent signs are taken as themselves, and the shop's 404 page answers. Calls of the
 * API keep theirs and are refused, and so is what is no path at all (`*`, `http://x/`), which is
 * meant for proxies.
 */
export function pageAddress(url: string): string {
  if (!url.startsWith('/')) return BROKEN;
  if (!url.includes('%') || url.startsWith('/api/')) return url;
  const [path = '', ...query] = url.split(/(?=\?)/);
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + query.join('');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
