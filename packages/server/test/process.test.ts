import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { childrenOf, isRunning } from './child-processes.ts';
import { runCommand, type CommandProcess } from './server-process.ts';

let dataDir: string;
const running: CommandProcess[] = [];
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'filigrana-process-'))));
afterEach(async () => {
  for (const command of running.splice(0)) {
    command.signal('SIGKILL');
    await command.ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

function run(args: string[], env: Record<string, string> = {}): CommandProcess {
  const command = runCommand(args, { DATA_DIR: dataDir, ...env });
  running.push(command);
  return command;
}
async function start(env: Record<string, string> = {}) {
  const server = run(['start'], env);
  const line = await server.line(/^Filigrana lista/);
  return { server, line, url: line.replace('Filigrana lista en ', '') };
}
describe('filigrana start', () => {
  test('says where it is in one line of its own, and keeps the log apart', async () => {
    const { server, line, url } = await start();
    expect(line).toMatch(/^Filigrana lista en http:\/\/localhost:\d+$/);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${url}/api/categorias`)).json()).toHaveLength(5);
    server.signal('SIGTERM');
    const { code, stdout, stderr } = await server.ended;
    expect(code).toBe(0);
    expect(stdout).toBe(`${line}\n`);
    for (const entry of stderr.trim().split('\n'))
      expect(() => JSON.parse(entry) as unknown).not.toThrow();
    expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
    // A clean close leaves nothing in the write-ahead log.
    expect(existsSync(join(dataDir, 'filigrana.db-wal'))).toBe(false);
  });

  test('on SIGTERM it finishes the request under way and takes no other', async () => {
    const { server, url } = await start();
    const { port } = new URL(url);
    const upload = request({
      port,
      path: '/api/users/session/create',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 2 },
    });
    const answered = once(upload, 'response');
    upload.write('{');
    // Its answer proves that the server has the upload's connection too.
    expect((await fetch(`${url}/healthz`, { headers: { connection: 'close' } })).status).toBe(200);
    server.signal('SIGTERM');
    await refused(url);
    upload.end('}');
    const [response] = (await answered) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    expect(JSON.parse(await text(response))).toHaveProperty('sessionToken');
    expect((await server.ended).code).toBe(0);
  });

  test('its picture workers end with it, also when it is killed', async () => {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const { server } = await start();
      const workers = childrenOf(server.pid, 'picture-worker');
      expect(workers).toHaveLength(1);
      server.signal(signal);
      await server.ended;
      await expect.poll(() => workers.filter(isRunning)).toEqual([]);
    }
  });

  test('a setting that cannot be used stops it with one line, and nothing on stdout', async () => {
    const { code, stdout, stderr } = await run(['start'], { PORT: 'tres' }).ended;
    expect(stderr).toMatch(/^PORT: debe ser .*\n$/);
    expect(stdout).toBe('');
    expect(code).toBe(1);
  });
});

test('filigrana create-admin reads the password from the standard input', async () => {
  const command = run([
    ...['create-admin', '--correo', 'jefa@filigrana.test', '--identificacion', '101110111'],
    ...['--nombre', 'Ana', '--primer-apellido', 'Mora', '--contrasena-stdin'],
  ]);
  command.write('Clave-Buena-1\n');
  const { code, stdout } = await command.ended;
  expect(stdout).toBe('Administrador creado: jefa@filigrana.test\n');
  expect(code).toBe(0);
});

async function refused(url: string): Promise<void> {
  for (;;) {
    const isRefused = await fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
      () => false,
      () => true,
    );
    if (isRefused) return;
  }
}
