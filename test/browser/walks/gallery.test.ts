/** The pictures of a piece: put in order by those who sell it, looked at by those who may buy it. */
import type { Shop } from '@filigrana/sdk';
import type { BrowserContextOptions, CDPSession, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { video } from '../../../packages/conformance/src/fixtures/video.ts';
import { goTo, PHONE, reload } from '../support/browser.ts';
import { shopOf } from '../support/buyer.ts';
import { button, personAt } from '../support/engine.ts';
import { ENGINES } from '../support/engines.ts';
import { MANAGER } from '../support/people.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();
const LYING = { width: 844, height: 390 };
/** A piece that is looked at, one whose photographs are moved, one that gets too many, one with a video. */
const [SEEN, MOVED, FULL, FILMED] = [17, 3, 5, 7];
const COLOURS = ['#803020', '#208030', '#203080'];

interface Point {
  x: number;
  y: number;
}

async function photo(background: string): Promise<File> {
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background } });
  return new File([new Uint8Array(await picture.jpeg().toBuffer())], `${background}.jpg`);
}

let seller: Shop;
beforeAll(async () => {
  seller = await shopOf(stage.url, MANAGER);
  const { products } = seller;
  for (const idProducto of [SEEN, MOVED])
    for (const colour of COLOURS)
      await products.addPhoto(idProducto, { imagen: await photo(colour), descripcion: colour });
});

/** Puts fingers on the screen, leads them along and lifts them. */
async function touch(finger: CDPSession, ...steps: Point[][]): Promise<void> {
  for (const [index, touchPoints] of steps.entries())
    await finger.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
    });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Ten steps of one finger from one point to the other. */
const along = (from: Point, to: Point): Point[][] =>
  Array.from({ length: 11 }, (_, step) => [
    { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 },
  ]);

async function middleOf(part: Locator): Promise<Point> {
  const box = await part.boundingBox();
  if (!box) throw new Error('Nothing to be seen of it');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How large the picture of the large view is, beside its frame. */
const scaleOf = (page: Page) =>
  page.evaluate(
    () =>
      new DOMMatrix(document.querySelector<HTMLElement>('dialog [style*=scale]')?.style.transform)
        .a,
  );

/** A visitor on the page of the piece, with a finger. */
async function look(
  viewport = PHONE,
  { piece = SEEN, ...options }: BrowserContextOptions & { piece?: number } = {},
) {
  const visitor = await stage.enter(viewport, { hasTouch: true, ...options });
  const { page } = visitor;
  await goTo(page, `/clientes/producto/${piece}`);
  const finger = await page.context().newCDPSession(page);
  const enlarge = page.getByRole('button', { name: 'Ampliar fotografía' });
  const enlarged = page.getByRole('dialog', { name: 'Fotografía ampliada' });
  return { ...visitor, finger, enlarge, enlarged };
}

test('a finger goes from one photograph to the next, and its small picture is marked', async () => {
  const { page, finger } = await look();
  const second = page.getByRole('button', { name: /^Fotografía 2 de 4/ });
  expect(await second.getAttribute('aria-current')).toBe('false');
  const { x, y } = await middleOf(page.getByRole('group', { name: 'Fotografías de la pieza' }));
  await touch(finger, ...along({ x: x + 120, y }, { x: x - 140, y }));
  await expect.poll(() => second.getAttribute('aria-current')).toBe('true');
});

test('two fingers, the wheel and two presses bring the large photograph closer', async () => {
  const { page, finger, enlarge, enlarged } = await look();
  await enlarge.click();
  const { x, y } = await middleOf(enlarged.getByRole('img'));
  expect(await scaleOf(page)).toBe(1);
  const apart = (by: number) => [
    { x: x - by, y, id: 0 },
    { x: x + by, y, id: 1 },
  ];
  await touch(finger, apart(30), apart(40), apart(50), apart(60));
  await expect.poll(() => scaleOf(page)).toBeCloseTo(2, 1);
  await touch(finger, apart(60), apart(40), apart(20));
  await expect.poll(() => scaleOf(page)).toBe(1);

  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scaleOf(page)).toBe(1);

  await page.mouse.dblclick(x, y);
  await expect.poll(() => scaleOf(page)).toBe(2.5);
  await page.mouse.dblclick(x, y);
  await expect.poll(() => scaleOf(page)).toBe(1);
});

test('a press on the photograph makes it large, and there a finger goes on while it is whole', async () => {
  const { page, finger, enlarged } = await look();
  const tray = await middleOf(page.getByRole('group', { name: 'Fotografías de la pieza' }));
  await page.touchscreen.tap(tray.x, tray.y);
  const { x, y } = await middleOf(enlarged.getByRole('img'));
  const [left, right] = [
    along({ x: x + 60, y }, { x: x - 60, y }),
    along({ x: x - 60, y }, { x, y }),
  ];
  await touch(finger, ...left);
  await enlarged.getByText('Fotografía 2 de 4').waitFor();
  await touch(finger, ...right);
  await enlarged.getByText('Fotografía 1 de 4').waitFor();
  // Before the first there is none; what goes down goes nowhere; a large one is moved in its frame.
  await touch(finger, ...right);
  await touch(finger, ...along({ x: x + 60, y: y - 90 }, { x, y: y + 90 }));
  await page.mouse.dblclick(x, y);
  await expect.poll(() => scaleOf(page)).toBe(2.5);
  await touch(finger, ...left);
  expect(await enlarged.getByText('Fotografía 1 de 4').count()).toBe(1);
});

test('on a phone that lies, the whole photograph and its button are in sight', async () => {
  const { page, enlarge, enlarged } = await look(LYING);
  await enlarge.scrollIntoViewIfNeeded();
  // Nothing lies over it: a press reaches it.
  const { x, y } = await middleOf(enlarge);
  expect(y).toBeLessThan(LYING.height);
  await page.touchscreen.tap(x, y);
  const close = enlarged.getByRole('button', { name: 'Cerrar' });
  for (const part of [close, enlarged.getByRole('button', { name: 'Acercar' })]) {
    const box = await part.boundingBox();
    expect((box?.y ?? -1) >= 0 && box!.y + box!.height <= LYING.height).toBe(true);
  }
  await close.tap();
  await enlarged.waitFor({ state: 'detached' });
});

test('the way back closes the large photograph, and another way leaves no step behind', async () => {
  const { page, enlarge, enlarged } = await look();
  const piece = page.url();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const ways: (() => Promise<unknown>)[] = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => enlarged.getByRole('button', { name: 'Cerrar' }).tap(),
    // The second finds nothing more to close.
    () => enlarged.getByRole('button', { name: 'Cerrar' }).dblclick(),
  ];
  await enlarge.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 100));
  const before = await scrolled();
  for (const close of ways) {
    await enlarge.tap();
    await enlarged.waitFor();
    await close();
    await enlarged.waitFor({ state: 'detached' });
    expect([page.url(), await scrolled()]).toEqual([piece, before]);
  }
  // Nor does a step forward stay where it was closed.
  await page.goForward();
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.over))).toBe(false);
  await page.goBack();
  await expect.poll(() => page.url()).not.toBe(piece);
});

test('a reload closes the large photograph, and the way back leaves the piece at once', async () => {
  const { page, enlarge, enlarged } = await look();
  const piece = page.url();
  await enlarge.tap();
  await enlarged.waitFor();
  await reload(page);
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.over))).toBe(false);
  expect([page.url(), await enlarged.count()]).toEqual([piece, 0]);
  await page.goBack();
  await expect.poll(() => page.url()).not.toBe(piece);
});

test.each([1024, 1440])(
  'at %i px the small pictures stay below the large one to the end of the page',
  async (width) => {
    const { page } = await look({ width, height: 768 });
    const tray = page.getByRole('group', { name: 'Fotografías de la pieza' });
    const small = page.getByRole('button', { name: /^Fotografía 1 de 4/ });
    const apart = async () => {
      const [above, below] = [await tray.boundingBox(), await small.boundingBox()];
      if (!above || !below) throw new Error('No pictures');
      return Math.round(below.y - above.y - above.height);
    };
    const atTop = await apart();
    expect(atTop).toBeGreaterThanOrEqual(0);
    const words = page.getByRole('button', { name: 'Compartir' });
    await words.evaluate((end) => end.scrollIntoView({ block: 'end' }));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    expect(await apart()).toBe(atTop);
  },
);

/** The form of a piece, opened by somebody of the staff. */
async function edit(name: string, viewport = PHONE) {
  const { page, provokes } = await stage.enterAs(MANAGER, viewport);
  await goTo(page, '/admin/productos');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Editar ${name}` }).click();
  return { page, provokes, form: page.getByRole('dialog', { name: 'Editar producto' }) };
}

test.each(['mouse', 'finger'] as const)(
  'photographs are put in order by %s, and visitors see them so',
  async (by) => {
    const { page, form } = await edit('Anillo Halo Topacio Cielo');
    const pictureOf = (colour: string) => form.getByRole('img', { name: colour });
    const shown = async () => {
      const { fotos = [] } = await seller.catalog.product(MOVED);
      return fotos.map(({ descripcion }) => descripcion);
    };
    const [first, , last] = await shown();
    await pictureOf(last!).scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(pictureOf(last!)), await middleOf(pictureOf(first!))];
    if (by === 'finger') {
      await touch(await page.context().newCDPSession(page), ...along(from, to));
    } else {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 10 });
      await page.mouse.up();
    }
    await expect.poll(async () => (await shown())[0]).toBe(last);
    await expect
      .poll(() => form.getByLabel('Descripción de la fotografía 2').inputValue())
      .toBe(last);
  },
);

test('a ninth photograph is refused with words, on the page and by the server', async () => {
  const { form } = await edit('Anillo Trenza');
  const files = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => ({
      name: `foto-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await (await photo(`#${index}0${index}0${index}0`)).arrayBuffer()),
    })),
  );
  await form.locator('input[type=file][multiple]').setInputFiles(files);
  await form.getByText('foto-8.jpg: Una pieza tiene a lo sumo 8 fotografías.').waitFor();
  await expect(
    seller.products.addPhoto(FULL, { imagen: await photo('#abc') }),
  ).rejects.toMatchObject({
    status: 409,
    code: 'INVALID_STATE',
    message: expect.stringContaining('Una pieza tiene a lo sumo 8 fotografías.'),
  });
});

/** Whether the video of the page is still, and how much of it has been played, in seconds. */
const stateOf = (film: Locator) =>
  film.evaluate((element: HTMLVideoElement) => ({
    isStill: element.paused,
    isFurther: element.currentTime > 0,
  }));

test('a video is added, and plays in silence to whoever asks for it until it is stopped', async () => {
  const { form, provokes } = await edit('Anillo Sello Ónix');
  provokes(/status of 415/);
  const file = async (options?: Parameters<typeof video>[0]) => ({
    name: 'gira.webm',
    mimeType: 'video/webm',
    buffer: Buffer.from(await video(options).arrayBuffer()),
  });
  const input = form.locator('input[accept*=webm]');
  await input.setInputFiles(await file({ seconds: 16 }));
  await form.getByText('El video dura más de 15 segundos.').waitFor();
  await input.setInputFiles(await file({ hasSound: true }));
  await form.getByText('El video tiene sonido.').waitFor();
  await input.setInputFiles(await file());
  await form.getByLabel('Descripción del video').fill('Gira en la mano');
  await form.getByLabel('Descripción del video').press('Enter');
  await expect
    .poll(async () => (await seller.catalog.product(FILMED)).video)
    .toMatchObject({ tipo: 'video/webm', descripcion: 'Gira en la mano' });

  const { page } = await look(PHONE, { piece: FILMED });
  const film = page.locator('video');
  expect(await film.count()).toBe(0);
  await page.getByRole('button', { name: 'Video: Gira en la mano' }).tap();
  await expect.poll(() => stateOf(film)).toEqual({ isStill: false, isFurther: true });
  await page.getByRole('button', { name: 'Pausar video' }).tap();
  await page.getByRole('button', { name: 'Reproducir video' }).waitFor();
  expect(await film.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  // Another picture stops it as well.
  await page.getByRole('button', { name: 'Reproducir video' }).tap();
  await page.getByRole('button', { name: /^Fotografía 1 de 1/ }).tap();
  await expect.poll(async () => (await stateOf(film)).isStill).toBe(true);

  const calm = await look(PHONE, { piece: FILMED, reducedMotion: 'reduce' });
  await calm.page.getByRole('button', { name: 'Video: Gira en la mano' }).tap();
  await calm.page.getByRole('button', { name: 'Reproducir video' }).waitFor();
  expect(await stateOf(calm.page.locator('video'))).toEqual({ isStill: true, isFurther: false });
});

test.each(ENGINES)('in %s a video plays where it is asked for', async (_engine, start) => {
  await seller.products.setVideo(SEEN, { video: video({ seconds: 1 }), descripcion: 'Brilla' });
  const engine = await start(PHONE);
  try {
    const { open, press, read } = personAt(engine);
    await open(`${stage.url}/clientes/producto/${SEEN}`);
    await read('Cadena Clásica');
    await press('Video: Brilla');
    const isFurther = () =>
      engine.ask('//video', (film) => (film as HTMLVideoElement).currentTime > 0);
    await expect.poll(isFurther, { timeout: 20_000 }).toBe(true);
    await engine.ask(button('Pausar video'), () => true);
  } finally {
    await engine.close();
  }
});
