import { expect, test } from 'vitest';
import contract from '../../openapi.json' with { type: 'json' };
import {
  NO_ENGLISH_SITE_TEXTS,
  NO_SITE_TEXTS,
  SITE_TEXT_MAX,
  SITE_TEXTS_SHOWN,
  textParagraphs,
} from './site-texts.ts';

const { SiteTexts, SiteTextsHistory } = contract.components.schemas;

test('the words are those of the contract, in English too, and as long', () => {
  const wire = Object.entries(SiteTexts.properties).map(([key, { maxLength }]) => [key, maxLength]);
  const both = Object.entries(SITE_TEXT_MAX).flatMap(([key, max]) => [
    [key, max],
    [`${key}Ingles`, max],
  ]);
  expect(Object.fromEntries(both)).toEqual(Object.fromEntries(wire));
  expect(Object.keys(NO_SITE_TEXTS)).toEqual(SiteTexts.required);
  expect(Object.keys(NO_ENGLISH_SITE_TEXTS)).toEqual(
    SiteTexts.required.map((key) => `${key}Ingles`),
  );
  expect(SiteTextsHistory.maxItems).toBe(SITE_TEXTS_SHOWN);
});

test.each([
  ['', []],
  [' \n\n ', []],
  ['Uno.', ['Uno.']],
  ['Uno.\nTodavía uno.', ['Uno.\nTodavía uno.']],
  [' Uno.\n \n\nDos.\n', ['Uno.', 'Dos.']],
])('%j has the paragraphs %j', (text, paragraphs) => {
  expect(textParagraphs(text)).toEqual(paragraphs);
});
