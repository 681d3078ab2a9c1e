import {
  cases,
  reportHtml,
  reportJunit,
  reportText,
  runConformance,
  TargetError,
  type CaseResult,
  type Report,
  type Target,
} from '@filigrana/conformance';
import { Window } from 'happy-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { ADMIN, CATEGORIES, PRODUCT, refusal } from './answers.ts';
import { emptyAddress, html, json, openHost, silence } from './wrong-host.ts';

type Answers = Parameters<typeof openHost>[0];

const open: Awaited<ReturnType<typeof openHost>>[] = [];
afterEach(async () => {
  for (const host of open.splice(0)) await host.close();
});

async function hostOf(answers: Answers): Promise<{ host: string; seen: string[] }> {
  const host = await openHost({ 'GET /api/categorias': json(200, CATEGORIES), ...answers });
  open.push(host);
  return host;
}

async function look(
  answers: Answers,
  wanted: string,
  rest: Partial<Target> & { timeoutMs?: number } = {},
): Promise<{ report: Report; result: CaseResult; text: string }> {
  const { timeoutMs = 5000, ...target } = rest;
  const { host } = await hostOf(answers);
  const report = await runConformance({ host, ...target }, { cases: [wanted], timeoutMs });
  const [result] = report.cases;
  if (!result) throw new Error('No case was run');
  return { report, result, text: reportText(report) };
}

describe('a host that conforms', () => {
  test('passes, and the report says so', async () => {
    const { result, text } = await look({}, 'lookups.categories');
    expect(result).toMatchObject({ outcome: 'passed', differences: [], notes: [], requests: 1 });
    expect(result.heard).toEqual(['listCategories 200']);
    expect(text).toContain('reading only');
    expect(text).toContain('No differences: 1 passed, 0 skipped.');
  });
});

describe('a host that differs', () => {
  test('with a wrong status is told what was expected and what came', async () => {
    const { result, text } = await look(
      { 'POST /api/carrito/obtener': json(400, refusal('VALIDATION')) },
      'cart.getCart-401',
    );
    expect(result.outcome).toBe('different');
    expect(text).toContain('✗ cart.getCart-401: getCart is 401 without a login');
    expect(text).toContain(
      'POST /api/carrito/obtener without any token: expected 401 UNAUTHENTICATED, got 400 VALIDATION {"error":"No se pudo.","code":"VALIDATION"}',
    );
    expect(text).toContain('1 case different, 0 passed, 0 skipped.');
  });

  test('with a status that the contract does not list is told which ones it lists', async () => {
    const { result } = await look(
      { 'GET /api/piedras': json(418, refusal('INTERNAL')) },
      'lookups.stones',
    );
    expect(result.differences[0]).toBe(
      'GET /api/piedras: answered 418, which the contract does not list for listStones (200, 400, 429, 500, 503)',
    );
  });

  test('with a field of another type is told its place once, not once per item', async () => {
    const wrong = CATEGORIES.map(({ nombre }) => ({ idCategoria: '1', nombre }));
    const { result } = await look(
      { 'GET /api/categorias': json(200, wrong) },
      'lookups.categories',
    );
    expect(result.differences[0]).toBe(
      'GET /api/categorias: 200 is not as the contract describes it: /*/idCategoria must be integer',
    );
  });

  test('with a field under none of its spellings is told them all', async () => {
    const { nombreProducto: _, ...nameless } = PRODUCT;
    const answers = { 'GET /api/clientes/catalogo/destacados': json(200, [nameless]) };
    const { result } = await look(answers, 'catalog.featured');
    expect(result.differences).toEqual([
      'GET /api/clientes/catalogo/destacados: 200: nombreProducto (or nombre) is missing',
    ]);
  });

  test('with fractions of cents is told the amount', async () => {
    const answers = { 'GET /api/envio': json(200, { monto: 8.005 }) };
    const { result } = await look(answers, 'shipping.fee');
    expect(result.differences).toEqual([
      'GET /api/envio: 200: monto is 8.005, which is no amount with two decimals',
    ]);
  });

  test('with a page instead of JSON is shown how it begins', async () => {
    const answers = { 'GET /api/banners/': html(200, `<!doctype html>${'x'.repeat(900)}`) };
    const { result } = await look(answers, 'banners.list');
    expect(result.differences[0]).toMatch(
      /^GET \/api\/banners\/: 200 is not JSON: "<!doctype html>x+…$/,
    );
    expect(result.differences[0]?.length).toBeLessThan(400);
  });

  test('that never answers is given up after the time that was set', async () => {
    const answers = { 'GET /api/materiales': silence };
    const { result } = await look(answers, 'lookups.materials', { timeoutMs: 200 });
    expect(result.differences).toEqual(['GET /api/materiales: no answer within 0.2 s']);
  });

  test('that hangs up is not taken for one that cannot be reached', async () => {
    const { result } = await look(
      { 'GET /api/materiales': (response) => response.destroy() },
      'lookups.materials',
    );
    expect(result.differences[0]).toMatch(/^GET \/api\/materiales: no answer \(/);
  });
});

describe('a host under construction', () => {
  test('is told how much is missing and where to go on, not every case that asks for it', async () => {
    const { host } = await hostOf({ 'GET /api/piedras': json(501, {}) });
    const report = await runConformance({ host }, { tags: ['lookups', 'catalog'] });
    const text = reportText(report);
    expect(report.notImplemented).toEqual(expect.arrayContaining(['listStones', 'getProduct']));
    expect(report.notImplemented).not.toContain('listCategories');
    expect(text).toMatch(/Not implemented: \d+ operations, start with\n {2}listFeatured +GET /);
    expect(text).toMatch(/\d+ cases ask for what is not there\./);
    expect(text).not.toContain('✗');
  });

  test('hears what many cases met as one thing, with its cases', async () => {
    const answers = { 'POST /api/carrito/obtener': json(200, { carrito: {} }) };
    const { host } = await hostOf(answers);
    const options = { cases: ['cart.getCart'], write: true };
    const report = await runConformance({ host }, options);
    expect(report.totals.different).toBeGreaterThan(2);
    expect(reportText(report)).toMatch(
      /Different for one reason\n {2}✗ POST \/api\/carrito\/obtener .*idCarrito.*\n {6}in \d cases: cart\.getCart-\d+, /,
    );
  });

  test('hears what every call met as one thing, with the number of calls', async () => {
    const page = html(200, '<p>hola</p>');
    const answers = Object.fromEntries(
      ['categorias', 'piedras', 'materiales', 'tallas'].map((name) => [`GET /api/${name}`, page]),
    );
    const { host } = await hostOf(answers);
    const text = reportText(await runConformance({ host }, { tags: ['lookups'] }));
    expect(text).toMatch(
      /✗ GET \/api\/categorias: 200 is not JSON: "<p>hola<\/p>" \(and 3 more calls\)\n {6}in 4 cases: /,
    );
    expect(text.match(/✗/g)).toHaveLength(1);
  });

  test('whose answer has another shape is told so in one line', async () => {
    const odd = { ...PRODUCT, tallas: { 7: 3 } };
    const answers = {
      'GET /api/clientes/catalogo/inicio': json(200, [PRODUCT]),
      [`GET /api/clientes/catalogo/${PRODUCT.idProducto}`]: json(200, odd),
    };
    const { result } = await look(answers, 'catalog.sizes');
    expect(result.outcome).toBe('different');
    expect(result.differences).toHaveLength(1);
    expect(result.differences[0]).toMatch(/tallas must be array/);
    expect(result.differences[0]).not.toContain('\n');
  });
});

test('a report is also a page and what CI systems read, whatever a host answers', async () => {
  const odd = { 'GET /api/piedras': html(200, '<script>alert("]]>")</script>\u0007') };
  const { report } = await look(odd, 'lookups.stones');
  const page = reportHtml(report);
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script');
  // Sentences wrap on a phone; only the table of figures keeps its columns.
  expect(page).toMatch(
    /<pre tabindex="0"> +tag +passed +different +skipped\n +lookups [ \d]+<\/pre>/,
  );
  const parser = new new Window().DOMParser();
  const xml = parser.parseFromString(reportJunit(report), 'application/xml');
  const failure = xml.querySelector('testsuite[name=lookups] testcase > failure');
  expect(failure?.textContent).toContain('GET /api/piedras: 200 is not JSON');
  expect(xml.querySelector('testsuites')?.getAttribute('failures')).toBe('1');
});

describe('what the contract allows', () => {
  test('is a note where it is another spelling than the usual one', async () => {
    const { nombreProducto: nombre, image_url: imagen_url, ...rest } = PRODUCT;
    const answers = {
      'GET /api/clientes/catalogo/destacados': json(200, [{ ...rest, nombre, imagen_url }]),
    };
    const { result, text } = await look(answers, 'catalog.featured');
    expect(result.outcome).toBe('passed');
    expect(result.notes).toEqual([
      'listFeatured: nombreProducto is spelt nombre',
      'listFeatured: image_url is spelt imagen_url',
    ]);
    expect(text).toContain('1 × listFeatured: nombreProducto is spelt nombre');
  });

  test('is a note where an object holds the list, a list the user, and 1 means true', async () => {
    const { rol: idRol, ...user } = { ...ADMIN, suscrito: 1 };
    const answers = {
      'POST /api/users/clientes/login': json(200, { token: 't', usuario: { ...user, idRol } }),
      'GET /api/users/admin/perfil': json(200, { usuario: [{ ...user, idRol }] }),
    };
    const administrator = { correo: ADMIN.correo, contrasena: 'Secreta-1' };
    const { result } = await look(answers, 'accounts.login', { administrator });
    expect(result.outcome).toBe('passed');
    expect(result.notes).toEqual(
      expect.arrayContaining([
        'login: rol is spelt idRol',
        'login: suscrito is 1 instead of true or false',
        'getStaffProfile: a list stands where one object is usual',
      ]),
    );
  });
});

describe('a case that cannot be judged', () => {
  test('says what it needs, and nothing is sent for it', async () => {
    const { host, seen } = await hostOf({});
    const report = await runConformance({ host }, { tags: ['lookups', 'faq'] });
    const why = (id: string) => report.cases.find((one) => one.id === id)?.skipped;
    expect(why('faq.create')).toBe('needs --write');
    expect(why('faq.all')).toBe('needs --admin');
    expect(new Set(seen.map((call) => call.split(' ')[0]))).toEqual(new Set(['GET']));
    const text = reportText(report);
    expect(text).toContain('× needs --write');
    expect(text).toMatch(/faq +0 +\d+ +\d+/);
    // How it ended is not below what may be a long list.
    expect(text).toMatch(/cases different, .*\.\n\nSkipped\n/);
  });

  test('of every tag reads only, unless it is marked as writing', async () => {
    const { host, seen } = await hostOf({
      'POST /api/users/clientes/login': json(200, { token: 't', usuario: ADMIN }),
    });
    const administrator = { correo: ADMIN.correo, contrasena: 'Secreta-1' };
    await runConformance({ host, administrator });
    const writes = seen.filter((call) => !call.startsWith('GET '));
    expect(new Set(writes)).toEqual(
      new Set(['POST /api/users/clientes/login', 'POST /api/carrito/obtener']),
    );
  });
});

test('a host that limits requests is not taken for one that differs', async () => {
  const limited: Answers[string] = (response) => {
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '90' });
    response.end(JSON.stringify(refusal('RATE_LIMITED')));
  };
  const { result } = await look({ 'GET /api/envio': limited }, 'shipping.fee');
  expect(result).toMatchObject({
    outcome: 'skipped',
    differences: [],
    skipped:
      'held up by the request limits of the host: GET /api/envio; it takes them again in 90 s',
  });
});

describe('a run that cannot begin', () => {
  test('says that nobody answers', async () => {
    const host = await emptyAddress();
    await expect(runConformance({ host })).rejects.toThrow(
      new TargetError(`${host} cannot be reached. GET /api/categorias: no answer (ECONNREFUSED)`),
    );
  });

  test('says whose login was refused, and not with which password', async () => {
    const { host } = await hostOf({
      'POST /api/users/clientes/login': json(401, refusal('UNAUTHENTICATED')),
    });
    const administrator = { correo: ADMIN.correo, contrasena: 'Secreta-1' };
    await expect(runConformance({ host, administrator })).rejects.toThrow(
      new TargetError(`${host} refuses the login of ${ADMIN.correo} (401)`),
    );
  });

  test('says that an account has another role than it was given for', async () => {
    const { host } = await hostOf({
      'POST /api/users/clientes/login': json(200, { token: 't', usuario: ADMIN }),
    });
    const manager = { correo: ADMIN.correo, contrasena: 'Secreta-1' };
    await expect(runConformance({ host, manager })).rejects.toThrow(
      new TargetError(`${ADMIN.correo} has role 2, not 3 (manager)`),
    );
  });
});

test('a password that a host repeats is not in the report', async () => {
  const contrasena = 'Muy-Secreta-1';
  const answers = {
    'POST /api/users/clientes/login': json(200, { token: 'el-token', usuario: ADMIN }),
    'GET /api/preguntas/preguntas': json(403, refusal('FORBIDDEN', { detalle: contrasena })),
  };
  const administrator = { correo: ADMIN.correo, contrasena };
  const { report, text } = await look(answers, 'faq.all', { administrator });
  expect(report.totals.different).toBe(1);
  for (const printed of [text, JSON.stringify(report)]) {
    expect(printed).not.toContain(contrasena);
    expect(printed).not.toContain('el-token');
  }
});

test('the ids of the cases are unique and begin with their tag', () => {
  const ids = cases.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(cases.filter(({ id, tag }) => !id.startsWith(`${tag}.`))).toEqual([]);
});
