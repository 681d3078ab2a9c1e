import { fieldTexts } from './texts.ts';
import { noFields } from './value-problems.ts';

/** What a JSON schema says against a value: the keyword that refuses it, and that keyword's terms. */
export interface SchemaError {
  /** Keyword of JSON schema that refuses the value, for example `maxLength`. */
  keyword: string;
  /** As Ajv names them: `limit`, `type`, `format`, `allowedValues`, `multipleOf`. */
  params: Readonly<Record<string, unknown>>;
}

/**
 * The sentence about a field for `campos`.
 *
 * @example fieldSentence({ keyword: 'maxLength', params: { limit: 40 } })
 *   // 'No puede tener más de 40 caracteres.'
 */
export function fieldSentence({ keyword, params }: SchemaError): string {
  const { limit, type, format, allowedValues, multipleOf } = params as {
    limit: number;
    type: string | string[];
    format: string;
    allowedValues: unknown[];
    multipleOf: number;
  };
  switch (keyword) {
    case 'required':
      return fieldTexts.required;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return fieldTexts.unknown;
    case 'type':
      return typeSentence([type].flat());
    case 'enum':
      return fieldTexts.oneOf(allowedValues.filter((v) => v !== null && v !== '').map(String));
    case 'format':
      return format === 'email'
        ? fieldTexts.email
        : format.startsWith('date')
          ? fieldTexts.date
          : fieldTexts.invalid;
    case 'multipleOf':
      return fieldTexts.multipleOf(multipleOf);
    case 'minLength':
    case 'maxLength':
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'minItems':
    case 'maxItems':
      return fieldTexts[keyword](limit);
    default:
      return fieldTexts.invalid;
  }
}

/** An error of Ajv: where in the value a keyword of the schema refuses it. */
export interface PlacedError extends SchemaError {
  /** JSON pointer into the value. */
  instancePath: string;
}

/**
 * What Ajv, with `allErrors`, has against a value as `campos`: one sentence per field, the first that
 * applies.
 *
 * @example
 * const missing = { instancePath: '', keyword: 'required', params: { missingProperty: 'correo' } };
 * fieldSentences([missing]); // { correo: 'Este campo es obligatorio.' }
 */
export function fieldSentences(errors: readonly PlacedError[]): Record<string, string> {
  const fields = noFields();
  // A failed `anyOf` or `oneOf` is left out: the errors of its alternatives say more.
  const telling = errors.filter(({ keyword }) => !['anyOf', 'oneOf', 'if'].includes(keyword));
  for (const error of telling.length > 0 ? telling : errors)
    fields[fieldOf(error)] ??= fieldSentence(error);
  return fields;
}

function fieldOf({ instancePath, params }: PlacedError): string {
  const path = instancePath.split('/').slice(1);
  const leaf = params['missingProperty'] ?? params['additionalProperty'];
  const steps = typeof leaf === 'string' ? [...path, leaf] : path;
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('.') || 'body';
}

function typeSentence(types: readonly string[]): string {
  const sentences: Record<string, string> = {
    string: fieldTexts.text,
    integer: fieldTexts.integer,
    number: fieldTexts.number,
    boolean: fieldTexts.boolean,
    array: fieldTexts.list,
    object: fieldTexts.object,
  };
  const named = types.find((type) => type !== 'null');
  return sentences[named ?? ''] ?? fieldTexts.invalid;
}
