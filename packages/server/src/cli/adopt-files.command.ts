import type { Config } from '../config/config.ts';
import { adoptStore, openFileStore } from '../media/index.ts';
import { systemClock } from '../ports/clock.ts';
import { cliTexts } from './cli-texts.ts';
import { withDatabase } from './with-database.ts';

/** `filigrana adopt-files [ID | nueva]`: makes the files in the store those of this database. */
export async function adoptFilesCommand(config: Config, wanted: string | undefined): Promise<void> {
  const id = await withDatabase(config, async (db) =>
    adoptStore({ db, place: await openFileStore(config), clock: systemClock }, wanted),
  );
  console.log(id === null ? cliTexts.filesOwnAlready : cliTexts.filesAdopted(id));
}
