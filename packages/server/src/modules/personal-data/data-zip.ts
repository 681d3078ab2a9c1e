import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { endingOf } from '../../media/index.ts';
import { collectData, type CollectDeps } from './collect-data.ts';
import { dataPage } from './data-page.ts';

/**
 * A customer's data as a zip, piece by piece: the data for people and for machines, and every
 * file that she sent. Only one of the files is in memory at a time.
 */
export async function* dataZip(deps: CollectDeps, idUsuario: number): AsyncGenerator<Uint8Array> {
  const mtime = deps.clock.now();
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const add = (entry: ZipPassThrough | ZipDeflate, bytes: Uint8Array): Uint8Array[] => {
    entry.mtime = mtime;
    zip.add(entry);
    entry.push(bytes, true);
    return ready.splice(0);
  };

  const { data, files } = await collectData(deps, idUsuario);
  yield* add(new ZipDeflate('mis-datos.html'), strToU8(dataPage(data)));
  yield* add(new ZipDeflate('datos.json'), strToU8(`${JSON.stringify(data, null, 2)}\n`));
  for (const { idArchivo, name } of files) {
    const file = await deps.media.openPrivate(idArchivo);
    if (!file) continue;
    // Pictures and PDFs do not become smaller.
    yield* add(new ZipPassThrough(`archivos/${name}.${endingOf(file.mime)}`), file.bytes);
  }
  zip.end();
  yield* ready;
}
