import type { BannerFocus } from '@filigrana/sdk';
import { mediaBase, type Format } from '../../ui/srcset.ts';

/** Cuts for narrow screens that the server keeps of banners whose size it knows, in px. */
const CUTS = [
  [640, 448],
  [828, 580],
  [1000, 700],
] as const;

/**
 * A part of a banner, 10 to 7, for screens that would show no more of it.
 *
 * @param focus What has to be in it; the server looks at the right side by itself.
 */
export function cutSetOf(url: string, format: Format, focus: BannerFocus | null) {
  const base = mediaBase(url) ?? '';
  const [, width, height] = /_(\d+)x(\d+)$/.exec(base) ?? [];
  if (!width) return undefined;
  // A cut shortens one side only.
  const looks = focus && `-${Number(width) * 7 > Number(height) * 10 ? focus.x : focus.y}`;
  return CUTS.map(([w, h]) => `${base}-${w}x${h}${looks ?? ''}.${format} ${w}w`).join(', ');
}
