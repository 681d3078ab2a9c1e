import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App, type AppProps } from './app.tsx';

/** A page that is not complete after this long is sent as it is; the browser finishes it. In ms. */
const RENDER_DEADLINE_MS = 5000;

/** Renders the app to the end and collects its styles. */
export async function renderMarkup(
  props: AppProps,
  nonce: string,
): Promise<{ body: string; styles: string }> {
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const body = await collect(sheet.collectStyles(<App {...props} />));
    return { body, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

function collect(element: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    sink.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8')));
    const stream = renderToPipeableStream(element, {
      // Nothing is streamed: a large part must not be sent aside, to be moved in by an inline script.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        clearTimeout(deadline);
        stream.pipe(sink);
      },
      onShellError: (error) => {
        clearTimeout(deadline);
        reject(error);
      },
      onError: (error) => console.error(error),
    });
    const deadline = setTimeout(() => stream.abort(), RENDER_DEADLINE_MS);
  });
}
