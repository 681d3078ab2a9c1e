import { existsSync } from 'node:fs';
import type { ActivityAction } from '@filigrana/sdk/domain';
import { recordActivity } from '../activity/activity.ts';
import { createAlerts } from '../alerts/alerts.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { dialectOf } from '../db/open.ts';
import {
  deleteQuarantined,
  listQuarantine,
  openFileStore,
  openOwnStore,
  sweepOrphans,
  takeBack,
  type FileStore,
  type QuarantinedFile,
} from '../media/index.ts';
import { systemClock } from '../ports/clock.ts';
import { cliTexts } from './cli-texts.ts';
import { CommandError } from './command-error.ts';
import { withDatabase } from './with-database.ts';

interface Quarantine {
  db: Database;
  store: FileStore;
  quarantineDays: number;
  /** Oldest first. */
  waiting: readonly QuarantinedFile[];
}

const ACTIONS = new Map<string, (quarantine: Quarantine, names: string[]) => Promise<void> | void>(
  Object.entries({ list, restore, empty, sweep }),
);

const DAY_MS = 24 * 60 * 60 * 1000;
const day = new Intl.DateTimeFormat('es-CR', {
  dateStyle: 'medium',
  timeZone: 'America/Costa_Rica',
});

/** `filigrana files [list | restore [FILE…] | empty | sweep]`: the quarantine of files without a note. */
export async function filesCommand(
  config: Config,
  [action = 'list', ...names]: string[],
): Promise<void> {
  const act = ACTIONS.get(action);
  const extra = act ? names[0] : action;
  if (!act || (extra !== undefined && act !== restore))
    throw new CommandError(cliTexts.extraArgument(extra ?? action));
  const { databaseUrl, dataDir, quarantineDays } = config;
  if (dialectOf(databaseUrl) === 'sqlite' && !existsSync(databaseUrl))
    throw new CommandError(cliTexts.noShop(dataDir));
  await withDatabase(config, async (db) => {
    const store = await openOwnStore({ db, place: await openFileStore(config) });
    const waiting = (await listQuarantine(store)).toSorted((a, b) => +a.since - +b.since);
    await act({ db, store, quarantineDays, waiting }, names);
  });
}

function list({ waiting, quarantineDays }: Quarantine): void {
  for (const { name, since } of waiting) {
    const end = new Date(since.getTime() + quarantineDays * DAY_MS);
    console.log(cliTexts.fileInQuarantine(name, day.format(since), day.format(end)));
  }
  console.log(cliTexts.filesInQuarantine(waiting.length));
}

async function restore(quarantine: Quarantine, names: string[]): Promise<void> {
  const { store, waiting } = quarantine;
  const chosen = names.length === 0 ? waiting : names.map((name) => find(waiting, name));
  for (const file of chosen) await takeBack(store, file);
  await record(quarantine, 'archivos.restaurados', chosen.length);
  console.log(cliTexts.filesRestored(chosen.length));
}

async function empty(quarantine: Quarantine): Promise<void> {
  const { store, waiting } = quarantine;
  for (const file of waiting) await deleteQuarantined(store, file);
  await record(quarantine, 'archivos.vaciados', waiting.length);
  console.log(cliTexts.filesDeleted(waiting.length));
}

/** Takes also what the server's own sweeps refuse as suspiciously many. */
async function sweep(quarantine: Quarantine): Promise<void> {
  const { db, store, quarantineDays } = quarantine;
  const alerts = createAlerts({ db, clock: systemClock });
  const deps = { db, store, alerts, quarantineDays };
  const { quarantined, broughtBack } = await sweepOrphans(deps, systemClock.now(), {
    isConfirmed: true,
  });
  await record(quarantine, 'archivos.apartados', broughtBack - quarantined);
  console.log(cliTexts.filesSwept(quarantined));
}

/** @param taken How many files left the quarantine; below zero when some came. */
async function record(
  { db, waiting }: Quarantine,
  accion: ActivityAction,
  taken: number,
): Promise<void> {
  await recordActivity(db, {
    fecha: systemClock.now().toISOString(),
    idUsuario: null,
    accion,
    objeto: 'cuarentena',
    cambios: { archivos: [waiting.length, waiting.length - taken] },
  });
}

function find(waiting: readonly QuarantinedFile[], name: string): QuarantinedFile {
  const file = waiting.find((one) => one.name === name);
  if (!file) throw new CommandError(cliTexts.fileNotInQuarantine(name));
  return file;
}
