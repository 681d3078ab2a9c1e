import { HttpProblem, requestTexts, type FormLimits, type FormPart } from '@filigrana/sdk/answers';
import { FILE_SIZE_MAX } from '@filigrana/sdk/domain';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** What of a part's header goes beyond this is not read. */
const PART_HEADER_MAX_BYTES = 8 * 1024;

/**
 * The parts of a form, its files held in memory.
 *
 * @throws HttpProblem 400 for a broken form, 413 for one with more than its limits.
 */
export async function readParts(request: FastifyRequest, limits: FormLimits): Promise<FormPart[]> {
  const length = watchLength(request, limits.bytes);
  try {
    return await Promise.race([collectParts(request, limits), length.exceeded]);
  } catch (error) {
    // Somebody must read the rest, or the connection waits for it and the answer never arrives.
    request.raw.unpipe();
    request.raw.resume();
    throw parserProblem(error);
  } finally {
    length.stop();
  }
}

async function collectParts(
  request: FastifyRequest,
  { files, texts: fields, textBytes }: FormLimits,
): Promise<FormPart[]> {
  const limits = {
    files,
    fields,
    fileSize: FILE_SIZE_MAX,
    // One byte more than may come, which tells a text that was cut off.
    fieldSize: textBytes + 1,
    fieldNameSize: 100,
    headerPairs: 20,
    headerSize: PART_HEADER_MAX_BYTES,
  };
  const parts: FormPart[] = [];
  for await (const part of request.parts({ limits })) parts.push(await readPart(part));
  return parts;
}

async function readPart(part: Multipart): Promise<FormPart> {
  const { fieldname: name } = part;
  if (part.type === 'file') {
    const { filename, mimetype: type } = part;
    // The parser's type forgets files without a name.
    return { name, bytes: await readFile(part), filename: filename ?? '', type };
  }
  // The parser has read those that say that they are JSON.
  return { name, text: typeof part.value === 'string' ? part.value : JSON.stringify(part.value) };
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
