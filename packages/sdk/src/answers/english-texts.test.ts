import { describe, expect, it } from 'vitest';
import { changedEnglish, shownEnglish } from './english-texts.ts';
import { readFaqForm } from './faq-form.ts';

describe('English texts of a form', () => {
  it('are trimmed, and none where they were emptied', () => {
    expect(changedEnglish({ nombreIngles: ' Moon earrings ', descripcionIngles: ' ' })).toEqual({
      nombreIngles: 'Moon earrings',
      descripcionIngles: null,
    });
  });

  it('stay as they were when they are left out', () => {
    const form = { pregunta: ' ¿Hacen envíos? ', respuesta: 'Sí. ', visible: 1 as const };
    expect(readFaqForm(form)).toEqual({
      pregunta: '¿Hacen envíos?',
      respuesta: 'Sí.',
      visible: 1,
    });
    expect(readFaqForm({ ...form, respuestaIngles: null })).toMatchObject({
      respuestaIngles: null,
    });
  });

  it('are told to visitors where there are some', () => {
    expect(shownEnglish({ nombreIngles: 'Moon earrings', descripcionIngles: null })).toEqual({
      nombreIngles: 'Moon earrings',
    });
  });
});
