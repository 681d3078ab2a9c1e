import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { fail, node } from './run.mjs';

/** Runs a package's command from a clone, built first if need be, and ends with its exit code. */
export async function builtCommand(name) {
  await ensureInstalled();
  await ensureBuilt([name]).catch((error) => fail(error.message));
  const args = process.argv.slice(2);
  await node([`packages/${name}/dist/bin.js`, ...args]).catch(({ exitCode }) =>
    process.exit(exitCode),
  );
}
