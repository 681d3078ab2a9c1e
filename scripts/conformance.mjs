// npm run conformance -- --host URL: the conformance command from a clone (--help lists its options).
import { builtCommand } from './lib/built-command.mjs';

await builtCommand('conformance');
