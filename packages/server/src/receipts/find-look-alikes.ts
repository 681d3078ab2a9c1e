import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Pictures } from '../media/index.ts';
import { rankAgainst } from './rank-receipts.ts';
import {
  findMarks,
  findPrint,
  type LookAlike,
  type PrintedReceipt,
  type Receipt,
} from './receipts.repository.ts';
import { samePicture } from '../pictures/same-picture.ts';

/** So many receipts are ranked before requests that wait get their turn: a few milliseconds. */
const PAGE = 200;
/** So many of the best get a closer look. */
const CANDIDATES = 24;
/** Below this two receipts have nothing in common. */
const RANK_MIN = 0.1;

interface Candidate {
  idArchivo: string;
  rank: number;
}

/** Looks for a receipt's picture among all the others; gives way to requests all the time. */
export async function findLookAlikes(
  { db, pictures }: { db: Database; pictures: Pictures },
  receipt: Receipt,
  print: PrintedReceipt,
): Promise<LookAlike[]> {
  const own = await pictures.run('lookAt', print);
  const found: LookAlike[] = [];
  for (const { idArchivo } of await findCandidates(db, receipt, rankAgainst(own.marks))) {
    const other = await findPrint(db, idArchivo);
    const certainty = other ? samePicture(own, await pictures.run('lookAt', other)) : null;
    if (certainty !== null) found.push({ idArchivo, certainty });
    await turnOfTheLoop();
  }
  return found;
}

/** The receipts that have most in common with one, best first. */
async function findCandidates(
  db: Database,
  receipt: Receipt,
  rankOf: (packed: Uint8Array) => number,
): Promise<Candidate[]> {
  let best: Candidate[] = [];
  for (let after = ''; ;) {
    const page = await findMarks(db, receipt, { after, limit: PAGE });
    const ranked = page.map(({ idArchivo, rasgos }) => ({ idArchivo, rank: rankOf(rasgos) }));
    best = [...best, ...ranked.filter(({ rank }) => rank >= RANK_MIN)]
      .sort((a, b) => b.rank - a.rank)
      .slice(0, CANDIDATES);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return best;
    after = last.idArchivo;
    await turnOfTheLoop();
  }
}
