import {
  fieldTexts,
  HttpProblem,
  invalidFields,
  requestTexts,
  readText,
} from '@filigrana/sdk/answers';
import type { Kind } from '@filigrana/sdk/contract';
import { BANNERS_MAX, FILE_SIZE_MAX } from '@filigrana/sdk/domain';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from './operation-types.ts';

/** Most files of a form that takes a list of them: banners are the only list there is. */
const FILES_MAX = BANNERS_MAX;
const TEXT_MAX_BYTES = 64 * 1024;
/** What of a part's header goes beyond this is not read. */
const PART_HEADER_MAX_BYTES = 8 * 1024;

/** Values of the text parts, and placeholders for the files, which stand in `files`. */
export interface Form {
  values: Record<string, unknown>;
  files: Record<string, UploadedFile | UploadedFile[]>;
}

/**
 * Reads a form whose parts are known from its schema: text becomes numbers or JSON, files are
 * held in memory.
 *
 * @throws HttpProblem for unknown, repeated or unreadable parts and for files over 10 MB.
 */
export async function readForm(request: FastifyRequest, kinds: Map<string, Kind>): Promise<Form> {
  const form: Form = { values: {}, files: {} };
  const problems: Record<string, string> = {};
  for (const { part, bytes } of await collectParts(request, kinds)) {
    const kind = kinds.get(part.fieldname);
    const problem = kind ? addPart(form, part, bytes, kind) : fieldTexts.unknown;
    if (problem) problems[part.fieldname] ??= problem;
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return form;
}

interface Part {
  part: Multipart;
  /** Content of a file part. */
  bytes: Buffer | null;
}

async function collectParts(request: FastifyRequest, kinds: Map<string, Kind>): Promise<Part[]> {
  const length = watchLength(request, largestForm(kinds));
  try {
    return await Promise.race([readParts(request, kinds), length.exceeded]);
  } catch (error) {
    // Somebody must read the rest, or the connection waits for it and the answer never arrives.
    request.raw.unpipe();
    request.raw.resume();
    throw parserProblem(error);
  } finally {
    length.stop();
  }
}

async function readParts(request: FastifyRequest, kinds: Map<string, Kind>): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const part of request.parts({ limits: limitsFor(kinds) })) {
    parts.push({ part, bytes: part.type === 'file' ? await readFile(part) : null });
  }
  return parts;
}

/** A file that is too large is refused when it is, not when all of it has come. */
function readFile(part: MultipartFile): Promise<Buffer> {
  const whole = part.toBuffer();
  const exceeded = new Promise<never>((_resolve, reject) => {
    part.file.once('limit', () => reject(fileTooLarge()));
  });
  return Promise.race([whole, exceeded]);
}

const LOOK_MS = 50;

/** The parser passes over what stands before, between and after the parts: that must end as well. */
function watchLength({ raw: { socket } }: FastifyRequest, most: number) {
  const end = socket.bytesRead + most;
  let look: NodeJS.Timeout | undefined;
  const exceeded = new Promise<never>((_resolve, reject) => {
    look = setInterval(() => {
      if (socket.bytesRead > end) reject(new HttpProblem('PAYLOAD_TOO_LARGE'));
    }, LOOK_MS);
  });
  return { exceeded, stop: () => clearInterval(look) };
}

/** The largest body that a form of these parts can honestly have, bytes. */
export function largestForm(kinds: Map<string, Kind>): number {
  const { files, fields } = limitsFor(kinds);
  return files * FILE_SIZE_MAX + fields * TEXT_MAX_BYTES;
}

function limitsFor(kinds: Map<string, Kind>) {
  // A JSON part may come as a file too.
  const files = [...kinds.values()].filter(({ base }) => base === 'file' || base === 'json');
  return {
    fileSize: FILE_SIZE_MAX,
    fieldSize: TEXT_MAX_BYTES,
    fieldNameSize: 100,
    headerPairs: 20,
    headerSize: PART_HEADER_MAX_BYTES,
    files: files.some(({ list }) => list) ? FILES_MAX : Math.max(files.length, 1),
    fields: kinds.size + 5,
    parts: kinds.size + FILES_MAX,
  };
}

/** Adds one part to the form; says what is wrong with it, if anything. */
function addPart(form: Form, part: Multipart, bytes: Buffer | null, kind: Kind): string | null {
  const name = part.fieldname;
  if (kind.base === 'file') {
    if (part.type !== 'file' || bytes === null) {
      return part.type === 'field' && part.value === '' ? null : fieldTexts.file;
    }
    // What a browser sends for a file field that was left empty.
    if (bytes.length === 0 && !part.filename) return null;
    return addFile(form, name, { bytes, filename: part.filename, mimetype: part.mimetype }, kind);
  }
  const text = textOf(part, bytes, kind);
  if (text === null) return fieldTexts.noFile;
  if (part.type === 'field' && part.valueTruncated) return fieldTexts.maxLength(TEXT_MAX_BYTES);
  const read = readText(text, kind);
  if ('problem' in read) return read.problem;
  if (read.value === undefined) return null;
  return addValue(form, name, read.value, kind);
}

/** A JSON value may come as a text part or as a Blob, which browsers send as a file. */
function textOf(part: Multipart, bytes: Buffer | null, kind: Kind): string | null {
  if (part.type === 'field') {
    // Forms send every line break as two characters; people typed one.
    return typeof part.value === 'string'
      ? part.value.replaceAll('\r\n', '\n')
      : JSON.stringify(part.value);
  }
  const isJsonBlob = kind.base === 'json' && part.mimetype === 'application/json';
  return isJsonBlob && bytes ? bytes.toString('utf8') : null;
}

function addFile(form: Form, name: string, file: UploadedFile, kind: Kind): string | null {
  const before = form.files[name];
  if (kind.list) {
    const list = [before ?? [], file].flat();
    form.files[name] = list;
    form.values[name] = list.map(() => '');
    return null;
  }
  if (before) return fieldTexts.repeated;
  form.files[name] = file;
  form.values[name] = '';
  return null;
}

function addValue(form: Form, name: string, value: unknown, kind: Kind): string | null {
  const before = form.values[name];
  if (kind.list) {
    form.values[name] = [...(Array.isArray(before) ? (before as unknown[]) : []), value];
    return null;
  }
  if (name in form.values) return fieldTexts.repeated;
  form.values[name] = value;
  return null;
}

function fileTooLarge(): HttpProblem {
  return new HttpProblem('PAYLOAD_TOO_LARGE', { error: requestTexts.fileTooLarge });
}

/** Whatever the parser stumbles over is the form's fault. */
function parserProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return fileTooLarge();
    case 'FST_PARTS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new HttpProblem('PAYLOAD_TOO_LARGE');
    default:
      return new HttpProblem('VALIDATION', { error: requestTexts.brokenForm }, { cause: error });
  }
}
