// npm run filigrana -- <command>: the server's own commands from a clone (create-admin, import-roll, --help).
import { builtCommand } from './lib/built-command.mjs';

await builtCommand('server');
