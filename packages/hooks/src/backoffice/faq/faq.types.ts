import type { AdminForm } from '../forms/form.types.ts';

/** What the fields of the question form hold. */
export interface FaqFormValues {
  pregunta: string;
  respuesta: string;
  /** The question in English, '' for none; not sent to a backend that keeps none. */
  preguntaIngles: string;
  /** The answer in English, as `preguntaIngles`. */
  respuestaIngles: string;
  visible: boolean;
}

export interface FaqForm extends AdminForm<FaqFormValues> {
  /** `add` for a new question, `edit` for one that is there. */
  mode: 'add' | 'edit';
}
