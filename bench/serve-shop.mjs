// Child process: the built shop on an empty data folder, without request limits, logging to a file.
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { readConfig, startServer } from '@filigrana/server';

const [dataDir] = process.argv.slice(2);
const config = readConfig({ ...process.env, PORT: '0', DATA_DIR: dataDir }, process.cwd());
const { url } = await startServer({
  config,
  webDir: path.resolve('packages/web/dist'),
  logStream: createWriteStream(path.join(dataDir, 'requests.log')),
  limitRequests: false,
});
process.on('message', () => process.send({ rss: process.memoryUsage.rss() }));
process.on('disconnect', () => process.exit());
process.send({ url });
