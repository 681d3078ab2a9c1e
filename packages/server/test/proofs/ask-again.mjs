// Child process: asks one address again and again, apart from what else the test does, until it is
// told to stop; then it tells how long the answers took, in milliseconds.
import { setTimeout as pause } from 'node:timers/promises';

const [url, every] = process.argv.slice(2);
const times = [];
let isOver = false;
process.once('message', () => (isOver = true));
await fetch(url);
process.send('asking');
while (!isOver) {
  const started = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  times.push(performance.now() - started);
  await pause(Number(every));
}
process.send(times);
process.disconnect();
