import { describe, expect, it } from 'vitest';
import { createSignedLinks } from './signed-links.ts';

const links = createSignedLinks('the secret of this shop');
const noon = new Date('2026-03-01T12:00:00Z');
const after = (minutes: number): Date => new Date(noon.getTime() + minutes * 60_000);

function readLink(link: string): { id: string; exp: string; sig: string } {
  const url = new URL(link, 'http://shop');
  return {
    id: url.pathname.replace('/files/', ''),
    exp: url.searchParams.get('exp') ?? '',
    sig: url.searchParams.get('sig') ?? '',
  };
}

describe('a signed link', () => {
  const { id, exp, sig } = readLink(links.sign('receipt-1', noon));

  it('opens its file for 15 minutes and no longer', () => {
    expect(links.verify(id, { exp, sig }, noon)).toBe(true);
    expect(links.verify(id, { exp, sig }, after(14.9))).toBe(true);
    expect(links.verify(id, { exp, sig }, after(15))).toBe(false);
  });

  it('never lives longer than 15 minutes nor less than 10, whenever it is made', () => {
    for (let second = 0; second < 300; second += 7) {
      const made = new Date(noon.getTime() + second * 1000);
      const life = Number(readLink(links.sign('x', made)).exp) - made.getTime() / 1000;
      expect(life).toBeGreaterThan(600);
      expect(life).toBeLessThanOrEqual(900);
    }
  });

  it('is the same for a list that is loaded again a minute later', () => {
    expect(links.sign('receipt-1', after(1))).toBe(links.sign('receipt-1', noon));
  });

  it('opens no other file and cannot be prolonged', () => {
    expect(links.verify('receipt-2', { exp, sig }, noon)).toBe(false);
    expect(links.verify(id, { exp: String(Number(exp) + 3600), sig }, noon)).toBe(false);
  });

  it.each([
    ['no signature', {}],
    ['an empty one', { exp, sig: '' }],
    ['a longer one', { exp, sig: `${sig}AAAA` }],
    ['a repeated key', { exp: [exp], sig: [sig, sig] }],
    ['no time', { sig }],
  ])('is refused with %s', (_what, proof) => {
    expect(links.verify(id, proof, noon)).toBe(false);
  });

  it('of another shop is refused', () => {
    const foreign = readLink(createSignedLinks('another secret').sign(id, noon));
    expect(links.verify(id, foreign, noon)).toBe(false);
  });
});
