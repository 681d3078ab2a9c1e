import { propertyKinds, type ContractDocument, type Kind } from '../contract/index.ts';
import { BANNERS_MAX, FILE_SIZE_MAX } from '../domain/index.ts';
import { invalidFields } from './problem.ts';
import { readText } from './text-values.ts';
import { fieldTexts } from './texts.ts';
import { noFields, valueProblems, type SchemaCheck } from './value-problems.ts';

/** Most files of a form that takes a list of them: banners are the only list there is. */
const FILES_MAX = BANNERS_MAX;
const TEXT_MAX_BYTES = 64 * 1024;
const SPARE_TEXTS = 5;

/** One part of a form as it came: a text, or a file with the name and type that its sender gave it. */
export type FormPart = { name: string } & (
  | { text: string }
  | { bytes: Uint8Array; filename: string; type: string }
);

/** What a form may carry; whoever takes it apart refuses more with 413. */
export interface FormLimits {
  /** Most files. */
  files: number;
  /** Most parts that are texts. */
  texts: number;
  /** Largest text, bytes; a longer one, cut off or whole, is refused at its field. */
  textBytes: number;
  /** Largest form that is honest, bytes. */
  bytes: number;
}

export interface FormReader {
  limits: FormLimits;
  read(parts: Iterable<FormPart>): Record<string, unknown>;
}

/** Values of the text parts, and placeholders for the files, which stand in `files`. */
interface Form {
  values: Record<string, unknown>;
  files: Record<string, UploadedFile | UploadedFile[]>;
}
/** Neither the name nor the type of a file is to be believed. */
interface UploadedFile {
  bytes: Uint8Array;
}

/** Prepares the reading of forms whose parts are known from a schema. */
export function formReader(
  document: ContractDocument,
  schema: string,
  check: SchemaCheck,
): FormReader {
  const kinds = propertyKinds(document, schema);
  return {
    limits: limitsOf(kinds),
    read(parts) {
      const form: Form = { values: {}, files: {} };
      const campos = noFields();
      for (const part of parts) {
        const kind = kinds.get(part.name);
        const problem = kind ? addPart(form, part, kind) : fieldTexts.unknown;
        if (problem !== null) campos[part.name] ??= problem;
      }
      if (Object.keys(campos).length > 0) throw invalidFields(campos);
      const problems = valueProblems(check, schema, form.values);
      if (problems) throw invalidFields(problems);
      return { ...form.values, ...form.files };
    },
  };
}

function limitsOf(kinds: ReadonlyMap<string, Kind>): FormLimits {
  // A JSON part may come as a file too.
  const mayBeFiles = [...kinds.values()].filter(({ base }) => base === 'file' || base === 'json');
  const files = mayBeFiles.some(({ list }) => list) ? FILES_MAX : Math.max(mayBeFiles.length, 1);
  const texts = kinds.size + SPARE_TEXTS;
  const bytes = files * FILE_SIZE_MAX + texts * TEXT_MAX_BYTES;
  return { files, texts, textBytes: TEXT_MAX_BYTES, bytes };
}

/** Adds one part to the form; says what is wrong with it, if anything. */
function addPart(form: Form, part: FormPart, kind: Kind): string | null {
  if (kind.base === 'file') return addFile(form, part, kind);
  if ('text' in part && isLong(part.text)) return fieldTexts.maxLength(TEXT_MAX_BYTES);
  const text = textOf(part, kind);
  if (text === null) return fieldTexts.noFile;
  const read = readText(text, kind);
  if ('problem' in read) return read.problem;
  if (read.value === undefined) return null;
  return addValue(form, part.name, read.value, kind);
}

/** A JSON value may come as a text part or as a Blob, which browsers send as a file. */
function textOf(part: FormPart, { base }: Kind): string | null {
  // Forms send every line break as two characters; people typed one.
  if ('text' in part) return part.text.replaceAll('\r\n', '\n');
  const isJson = base === 'json' && part.type === 'application/json';
  return isJson ? new TextDecoder().decode(part.bytes) : null;
}

const isLong = (text: string) => new TextEncoder().encode(text).length > TEXT_MAX_BYTES;

function addFile({ files, values }: Form, part: FormPart, { list }: Kind): string | null {
  if ('text' in part) return part.text === '' ? null : fieldTexts.file;
  const { name, bytes, filename } = part;
  // What a browser sends for a file field that was left empty.
  if (bytes.length === 0 && filename === '') return null;
  const before = files[name];
  if (!list && before) return fieldTexts.repeated;
  const all = [before ?? [], { bytes }].flat();
  files[name] = list ? all : { bytes };
  values[name] = list ? all.map(() => '') : '';
  return null;
}

function addValue({ values }: Form, name: string, value: unknown, { list }: Kind): string | null {
  const before = values[name];
  if (!list && name in values) return fieldTexts.repeated;
  values[name] = list ? [before ?? [], value].flat() : value;
  return null;
}
