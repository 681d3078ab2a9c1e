import { setFlagsFromString } from 'node:v8';
import type { Config } from '../config/config.ts';
import { startServer, type StartOptions } from '../main.ts';
import { cliTexts } from './cli-texts.ts';

/** `filigrana start`: runs until it is told to stop, then finishes what is under way. */
export async function startCommand(
  config: Config,
  { webDir, limitRequests = true }: Omit<StartOptions, 'config' | 'logStream'> = {},
): Promise<void> {
  // Garbage is collected sooner: 140 instead of 250 MB under load, and as many answers per second.
  // New objects have 2 MB instead of a growing 16: 20 MB less, and a page takes 8 % longer to draw.
  setFlagsFromString('--optimize-for-size');
  setFlagsFromString('--semi-space-growth-factor=1');
  // A reader that goes away (a closed pipe) must not take the shop with it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const server = await startServer({
    config,
    webDir,
    logStream: process.stderr,
    limitRequests,
  });
  // People's line on stdout, the log on stderr: a script can wait for the one without the other.
  console.log(cliTexts.ready(server.url));

  const signal = await new Promise<NodeJS.Signals>((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, resolve);
  });
  // A second signal ends the process at once.
  process.once(signal, () => process.exit(1));
  await server.stop();
}
