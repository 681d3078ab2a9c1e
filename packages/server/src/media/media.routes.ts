import { fileNotFound, linkRefused } from '@filigrana/sdk/answers';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ChoreAlerts } from '../alerts/chore-alerts.ts';
import type { Clock } from '../ports/clock.ts';
import { repeatWhileListening } from '../http/repeat-while-listening.ts';
import { parseImageName } from '../pictures/image-name.ts';
import { byteRange } from './byte-range.ts';
import { endingOf } from './file-keys.ts';
import type { Media } from './media.ts';
import type { LinkProof } from './signed-links.ts';
import { isVideoName, videoType } from './video-name.ts';

/** Whatever the bytes are, they are only looked at. A front end on another origin may show them. */
const LOOK_ONLY = {
  'x-content-type-options': 'nosniff',
  // Nothing is said of styles: browsers fit a picture into its tab with styles of their own.
  'content-security-policy': [
    ...['script-src', 'object-src', 'connect-src', 'font-src'].map((source) => `${source} 'none'`),
    // A video in a tab of its own.
    "media-src 'self'",
    "frame-ancestors 'none'",
    'sandbox',
  ].join('; '),
  'cross-origin-resource-policy': 'cross-origin',
};
const ONE_YEAR = 'public, max-age=31536000, immutable';
/**
 * Browsers open a PDF in a viewer of their own, which keeps its scripts from the shop. `sandbox` adds
 * nothing to that in Chromium and leaves an empty window in Safari. The shop's own pages may hold the
 * viewer in a frame.
 */
const LOOK_IN_VIEWER = {
  ...LOOK_ONLY,
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * Sends a picture or a video, or a part of it. Its name says all that it depends on: a name never shows another
 * one, so it serves as its own validator.
 *
 * @throws HttpProblem 404 when there is nothing to open.
 */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    name,
    contentType,
    open,
  }: { name: string; contentType: string; open: () => Promise<Buffer | null> },
): Promise<FastifyReply> {
  const etag = `"${name}"`;
  const isKnown = request.headers['if-none-match']?.includes(etag) ?? false;
  const bytes = isKnown ? null : await open();
  if (!isKnown && !bytes) throw fileNotFound();
  const { length = 0 } = bytes ?? {};
  const { range, 'if-range': ofFile = etag } = request.headers;
  const mayBePart = request.method === 'GET' && !isKnown && ofFile === etag;
  // Players ask for a video in parts, some of them for nothing else.
  const part = mayBePart ? byteRange(range, length) : undefined;
  reply.headers({ ...LOOK_ONLY, 'accept-ranges': 'bytes', etag });
  if (part === null)
    return reply.code(416).header('content-range', `bytes */${length}`).type(contentType).send();
  if (part) reply.header('content-range', `bytes ${part.first}-${part.last}/${length}`);
  return reply
    .code(isKnown ? 304 : part ? 206 : 200)
    .headers({
      'cache-control': ONE_YEAR,
      'content-disposition': `inline; filename="${name}"`,
    })
    .type(contentType)
    .send((part ? bytes?.subarray(part.first, part.last + 1) : bytes) ?? undefined);
}

interface FileParams {
  Params: { id: string };
  Querystring: LinkProof;
}

/**
 * Serves `/media/*` (public pictures and videos) and `/files/*` (private files, by signed link), and puts orphaned
 * files away while the server listens.
 */
export function mediaRoutes({
  media,
  clock,
  chores,
}: {
  media: Media;
  clock: Clock;
  chores: ChoreAlerts;
}): FastifyPluginAsync {
  async function sendMedia(
    request: FastifyRequest<{ Params: { name: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { name } = request.params;
    if (isVideoName(name)) {
      const open = () => media.openVideo(name);
      return sendPicture(request, reply, { name, contentType: videoType(name), open });
    }
    const image = parseImageName(name);
    if (!image) throw fileNotFound();
    const open = () => media.openImage(image);
    return sendPicture(request, reply, { name, contentType: image.contentType, open });
  }

  async function sendFile(
    request: FastifyRequest<FileParams>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { id } = request.params;
    reply.header('cache-control', 'private, no-store');
    if (!media.verify(id, request.query, clock.now())) throw linkRefused();
    const file = await media.openPrivate(id);
    if (!file) throw fileNotFound();
    const name = `${file.tipo}-${id.slice(0, 8)}.${endingOf(file.mime)}`;
    return reply
      .headers({
        ...(file.mime === 'application/pdf' ? LOOK_IN_VIEWER : LOOK_ONLY),
        'content-disposition': `inline; filename="${name}"`,
        'referrer-policy': 'no-referrer',
      })
      .type(file.mime)
      .send(file.bytes);
  }

  return async (app) => {
    // A start deletes nothing, so that a start with the wrong database can be noticed in time.
    let deletes = false;
    repeatWhileListening(app, chores, {
      name: 'orphaned files',
      async run(signal) {
        const { refused, ...done } = await media.sweepOrphans({ deletes, signal });
        deletes = true;
        if (!refused) return done;
        app.log.warn(refused, 'suspiciously many files without a note: none taken');
        return null;
      },
    });
    app.get('/media/:name', sendMedia);
    app.get<FileParams>('/files/:id', sendFile);
  };
}
