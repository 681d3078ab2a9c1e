import type { components } from '../types.ts';
import { changedEnglish } from './english-texts.ts';

type FaqForm = components['schemas']['FaqForm'];

/** What a frequent question's form keeps, trimmed. */
export function readFaqForm({
  pregunta,
  respuesta,
  visible,
  ...form
}: FaqForm): Omit<FaqForm, 'version'> {
  const { preguntaIngles, respuestaIngles } = form;
  return {
    pregunta: pregunta.trim(),
    respuesta: respuesta.trim(),
    ...changedEnglish({ preguntaIngles, respuestaIngles }),
    visible,
  };
}
