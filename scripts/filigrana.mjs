// npm run filigrana -- <command>: the server's own commands from a clone (create-admin, import-roll, --help).
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail, node } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt(['server']).catch((error) => fail(error.message));
const args = process.argv.slice(2);
await node(['packages/server/dist/bin.js', ...args]).catch(() => process.exit(1));
