import { PROBLEM_STATUS } from '@filigrana/sdk/contract';
import { describe, expect, it } from 'vitest';
import { createTexts, type Wording } from '../../shared/texts/say.ts';
import type { StorefrontCode } from './storefront-notice.ts';
import { englishTexts } from './english-texts.ts';
import { storefrontTexts } from './storefront-texts.ts';

const VALUES = {
  n: 2,
  talla: '7',
  campos: 'Name',
  contrasena: 'x',
  pieza: 'Piece',
  status: 500,
  message: 'Ups',
};
const SERVER_SENTENCE = 'La tienda no puede guardar datos en este momento.';
const codes = Object.keys(storefrontTexts) as StorefrontCode[];
const english = createTexts(storefrontTexts, () => ({
  texts: englishTexts,
  preferOwnTexts: true,
}));

describe('the English storefront', () => {
  it('has a text for every message and for every error code', () => {
    const problems = Object.keys(PROBLEM_STATUS).map((code) => `problem.${code}`);
    expect(Object.keys(englishTexts).sort()).toEqual([...codes, ...problems].sort());
  });

  it.each(codes)('says nothing Spanish with %s, whatever the server has said', (code) => {
    const spanish = storefrontTexts[code];
    const own: { title?: Wording; text?: Wording } = englishTexts[code];
    expect([!!own.title, !!own.text]).toEqual([spanish.title !== '', spanish.text !== '']);
    for (const problem of [undefined, ...Object.keys(PROBLEM_STATUS)]) {
      const { title, text } = english.say({ code, params: VALUES, said: SERVER_SENTENCE, problem });
      const said = `${title} ${text}`;
      expect(said).not.toMatch(/[¿¡áéíóúñ{}]|Ups|La tienda|undefined/i);
      if (spanish.title !== 'Error') expect([spanish.title, '']).not.toContain(title || 'none');
      if (code !== 'recovery.failed') expect(text).not.toBe(spanish.text || 'none');
    }
  });

  it('counts as English does, and names what the refusal is about', () => {
    const left = (n: number) => english.sentence({ code: 'specialOrder.nearLimit', params: { n } });
    expect([left(1), left(2)]).toEqual([
      'You have one character left.',
      'You have 2 characters left.',
    ]);
    const refused = (problem: string, params = {}) =>
      english.sentence({ code: 'checkout.refused', problem, params, said: SERVER_SENTENCE });
    expect(refused('STOCK_EXCEEDED', { stock: 3 })).toBe('Largest quantity available: 3');
    expect(refused('RATE_LIMITED', { retryAfter: 700 })).toBe(
      'Too many attempts. Try again in 12 minutes.',
    );
    expect(refused('RATE_LIMITED', { retryAfter: 20 })).toContain('in a minute');
    expect(refused('OF_ANOTHER_BACKEND')).toBe('Your payment could not be processed.');
  });
});
