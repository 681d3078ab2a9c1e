import type { components } from '../types.ts';
import { changedEnglish } from './english-texts.ts';

type FaqForm = components['schemas']['FaqForm'];

/**
 * What a frequent question keeps of its form, trimmed.
 *
 * @param form The form; English that it leaves out stays as it was.
 */
export function readFaqForm(form: FaqForm): Omit<FaqForm, 'version'> {
  const { pregunta, respuesta, preguntaIngles, respuestaIngles, visible } = form;
  return {
    pregunta: pregunta.trim(),
    respuesta: respuesta.trim(),
    ...changedEnglish({ preguntaIngles, respuestaIngles }),
    visible,
  };
}
