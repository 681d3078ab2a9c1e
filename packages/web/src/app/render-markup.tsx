import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App, type AppProps } from './app.tsx';

/** A page that is not complete after this long is sent as it is; the browser finishes it. In ms. */
const RENDER_DEADLINE_MS = 5000;

interface Markup {
  body: string;
  /** Style element of the rendered components. */
  styles: string;
  /** False for a page that was cut off at the deadline. */
  isWhole: boolean;
}

/** Renders the app to the end and collects its styles. */
export async function renderMarkup(props: AppProps): Promise<Markup> {
  const sheet = new ServerStyleSheet();
  try {
    const page = await collect(sheet.collectStyles(<App {...props} />));
    return { ...page, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

function collect(element: React.ReactElement): Promise<{ body: string; isWhole: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let isWhole = true;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    sink.on('finish', () => resolve({ body: Buffer.concat(chunks).toString('utf8'), isWhole }));
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
    const deadline = setTimeout(() => {
      isWhole = false;
      stream.abort();
    }, RENDER_DEADLINE_MS);
  });
}
