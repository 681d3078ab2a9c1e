import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { browserProgram } from '../../../scripts/lib/browsers.mjs';
import type { Engine, Question } from './engine.ts';

/** No command of the driver takes longer, in ms: what hangs fails. */
const LIMIT = 60_000;

/** Keys that write nothing, as the protocol names them. */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Larger than the largest page that a walk looks at: its width, height and colours. */
const SCREEN = '1600x1200x24';

/** The windows of WebKit's own browser get no narrower than its buttons; one that a page opens has none. */
const OPENER = `
  document.body.innerHTML = '<button>open</button>';
  document.querySelector('button').onclick = () => open('', '', arguments[0]);`;

/** WebKit, the engine of Safari and of every browser on an iPhone, by the W3C's WebDriver. */
export async function startWebKit(viewport: { width: number; height: number }): Promise<Engine> {
  const children: ChildProcess[] = [];
  const start = (program: 'screen' | 'webkit', args: string[], env = {}) => {
    const child = spawn(browserProgram(program), args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.unshift(child);
    return child;
  };
  const close = async () => {
    for (const child of children) {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
  };

  const screen = start('screen', ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', SCREEN]);
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  start('webkit', [`--port=${port}`], { DISPLAY: `:${display.toString().trim()}` });

  const command = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LIMIT),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${JSON.stringify(value)}`);
    return value;
  };
  await vi.waitFor(() => command('/status'), { timeout: LIMIT });
  const { sessionId } = (await command('/session', { capabilities: {} })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const run = (script: string, ...args: unknown[]) =>
    command(`${session}/execute/sync`, { script, args });
  /** A part of the page, as the protocol names it. */
  const find = async (using: 'css selector' | 'xpath', value: string) => {
    const found = (await command(`${session}/element`, { using, value })) as object;
    return { found, path: `${session}/element/${Object.values(found)[0]}` };
  };

  /** Keys that go down one after the other, and up again. */
  const strike = async (names: string[]) => {
    const keys = names.map((name) => KEYS[name] ?? name);
    const down = keys.map((value) => ({ type: 'keyDown', value }));
    const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
    const actions = [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }];
    await command(`${session}/actions`, { actions });
  };

  await run(OPENER, `width=${viewport.width},height=${viewport.height}`);
  const opener = await command(`${session}/window`);
  await command(`${(await find('css selector', 'button')).path}/click`, {});
  const opened = await vi.waitFor(async () => {
    const handles = (await command(`${session}/window/handles`)) as string[];
    const handle = handles.find((one) => one !== opener);
    if (!handle) throw new Error('WebKit has opened no window');
    return handle;
  });
  await command(`${session}/window`, { handle: opened });

  return {
    async open(url) {
      await command(`${session}/url`, { url });
    },
    async inAnotherTab(act) {
      const { handle } = (await command(`${session}/window/new`, { type: 'tab' })) as {
        handle: string;
      };
      await command(`${session}/window`, { handle });
      await act();
      await command(`${session}/window`, { handle: opened });
    },
    async ask<Answer>(part: string, question: Question<Answer>) {
      const { found } = await find('xpath', part);
      return (await run(`return (${question.toString()})(arguments[0])`, found)) as Answer;
    },
    async click(part) {
      const { found, path } = await find('xpath', part);
      // The driver itself does not get to what is below the screen.
      await run('arguments[0].scrollIntoView({ block: "center" })', found);
      await command(`${path}/click`, {});
    },
    async type(part, text) {
      await command(`${(await find('xpath', part)).path}/value`, { text });
    },
    press: (keys) => strike(keys.split('+')),
    async write(text) {
      for (const letter of text) await strike([letter]);
    },
    async attach(part, file) {
      await command(`${(await find('xpath', part)).path}/value`, { text: file });
    },
    async screenshot() {
      return Buffer.from((await command(`${session}/screenshot`)) as string, 'base64');
    },
    close,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
