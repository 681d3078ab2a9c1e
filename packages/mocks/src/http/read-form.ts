import {
  fieldTexts,
  HttpProblem,
  invalidFields,
  requestTexts,
  readText,
} from '@filigrana/sdk/answers';
import { propertyKinds, type Kind } from '@filigrana/sdk/contract';
import { BANNERS_MAX, FILE_SIZE_MAX } from '@filigrana/sdk/domain';
import type { MockUpload } from '../world/files.ts';
import { contract } from './contract.ts';

/** Banners are the only list of files there is. */
const FILES_MAX = BANNERS_MAX;
const SPARE_FIELDS = 5;

/** Values of the text parts, and placeholders for the files, which stand in `files`. */
interface Form {
  values: Record<string, unknown>;
  files: Record<string, MockUpload | MockUpload[]>;
}

/**
 * Reads a form whose parts are known from its schema: text becomes numbers or JSON.
 *
 * @throws HttpProblem for unknown, repeated or unreadable parts and for files over 10 MB.
 */
export async function readForm(request: Request, schema: string): Promise<Form> {
  const kinds = propertyKinds(contract, schema);
  const form: Form = { values: {}, files: {} };
  const campos: Record<string, string> = {};
  for (const [name, part] of await partsOf(request, kinds)) {
    const kind = kinds.get(name);
    const problem = kind ? await addPart(form, name, part, kind) : fieldTexts.unknown;
    if (problem !== null) campos[name] ??= problem;
  }
  if (Object.keys(campos).length > 0) throw invalidFields(campos);
  return form;
}

async function partsOf(
  request: Request,
  kinds: ReadonlyMap<string, Kind>,
): Promise<[name: string, part: File | string][]> {
  const form = await request.formData().catch((cause: unknown) => {
    throw new HttpProblem('VALIDATION', { error: requestTexts.brokenForm }, { cause });
  });
  const parts = [...form.entries()];
  const files = parts.flatMap(([, part]) => (typeof part === 'string' ? [] : [part]));
  if (files.some(({ size }) => size > FILE_SIZE_MAX))
    throw new HttpProblem('PAYLOAD_TOO_LARGE', { error: requestTexts.fileTooLarge });
  const isTooMuch =
    files.length > mostFiles(kinds) || parts.length - files.length > kinds.size + SPARE_FIELDS;
  if (isTooMuch) throw new HttpProblem('PAYLOAD_TOO_LARGE');
  return parts;
}

/** Most files that a form may carry. A JSON part may come as a file too. */
function mostFiles(kinds: ReadonlyMap<string, Kind>): number {
  const files = [...kinds.values()].filter(({ base }) => base === 'file' || base === 'json');
  return files.some(({ list }) => list) ? FILES_MAX : Math.max(files.length, 1);
}

/** Adds one part to the form; says what is wrong with it, if anything. */
async function addPart(
  form: Form,
  name: string,
  part: File | string,
  kind: Kind,
): Promise<string | null> {
  if (kind.base === 'file') return addFile(form, name, part, kind);
  const text = await textOf(part, kind);
  if (text === null) return fieldTexts.noFile;
  const read = readText(text, kind);
  if ('problem' in read) return read.problem;
  if (read.value === undefined) return null;
  if (name in form.values) return fieldTexts.repeated;
  form.values[name] = read.value;
  return null;
}

async function addFile(
  { files, values }: Form,
  name: string,
  part: File | string,
  { list }: Kind,
): Promise<string | null> {
  if (typeof part === 'string') return part === '' ? null : fieldTexts.file;
  // What a browser sends for a file field that was left empty.
  if (part.size === 0 && part.name === '') return null;
  const upload = { bytes: new Uint8Array(await part.arrayBuffer()) };
  const before = files[name];
  if (!list && before) return fieldTexts.repeated;
  const all = [before ?? [], upload].flat();
  files[name] = list ? all : upload;
  values[name] = list ? all.map(() => '') : '';
  return null;
}

/** A JSON value may come as a text part or as a Blob, which browsers send as a file. */
async function textOf(part: File | string, { base }: Kind): Promise<string | null> {
  // Forms send every line break as two characters; people typed one.
  if (typeof part === 'string') return part.replaceAll('\r\n', '\n');
  return base === 'json' && part.type === 'application/json' ? part.text() : null;
}
