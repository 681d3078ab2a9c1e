import type { Faq } from '../entities.ts';
import type { FaqCreated } from '../results.ts';
import { english } from './english.ts';
import { flag } from './flag.ts';
import { version } from './version.ts';
import type { Wire } from './wire.ts';

export function faqs(wire: Wire): Faq[] {
  return wire.list().map((row) => ({
    idPregunta: row.at('idPregunta').integer(),
    pregunta: row.at('pregunta').text(),
    respuesta: row.at('respuesta').text(),
    ...english(row, 'preguntaIngles'),
    ...english(row, 'respuestaIngles'),
    visible: flag(row.at('visible'), 1),
    ...version(row),
  }));
}

export function faqCreated(wire: Wire): FaqCreated {
  return { idPregunta: wire.at('idPregunta').integer() };
}
