// Child process: `filigrana start` for proofs that send more than any person would.
import { startCommand } from '../../src/cli/start.command.ts';
import { readConfig } from '../../src/config/config.ts';

await startCommand(readConfig(process.env, process.cwd()), { limitRequests: false });
