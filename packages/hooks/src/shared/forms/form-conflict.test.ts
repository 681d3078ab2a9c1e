import { ApiError } from '@filigrana/sdk';
import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { FormDefinition } from './form-definition.ts';
import { notice, type CommonCode } from './form-report.ts';
import { createFormMachine, provideForm, type FormSubmission } from './form.machine.ts';

interface Piece {
  id: number;
  nombre: string;
  precio: string;
  /** Address of the stored picture. */
  foto: string;
  foco: { x: number; y: number };
  version?: number | undefined;
}
type Values = Pick<Piece, 'nombre' | 'precio' | 'foco'> & { imagen: File | null };

const CENTER = { x: 50, y: 50 };

const definition: FormDefinition<Piece, Values, Values, null, CommonCode> = {
  id: 'pieceForm',
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  memo: null,
  start: (piece) => ({
    nombre: piece?.nombre ?? '',
    precio: piece?.precio ?? '',
    foco: piece?.foco ?? CENTER,
    imagen: null,
  }),
  stored: ({ foto }) => ({ imagen: foto }),
  read: (values) => ({ ok: true, values }),
  failed: () => notice('connection.failed'),
};

const MINE: Piece = {
  id: 1,
  nombre: 'Aro',
  precio: '10',
  foto: '/media/1.webp',
  foco: CENTER,
  version: 1,
};
const PICTURE = new File(['x'], 'mia.png', { type: 'image/png' });
const conflict = () =>
  new ApiError({ kind: 'http', status: 409, code: 'VERSION_CONFLICT', message: 'conflict' });

type Sent = FormSubmission<Piece, Values, Values>;

/** A form whose server holds a newer version than the edit starts from. */
function edit(current: number) {
  const save = vi.fn<(sent: Sent) => Promise<void>>(async ({ version }) => {
    if (version !== undefined && version !== current) throw conflict();
  });
  const machine = provideForm(createFormMachine(definition), (sent) => save(sent).then(() => null));
  const form = createActor(machine, { input: { subject: MINE } });
  form.start();
  const change = (values: Partial<Values>) => form.send({ type: 'form.change', change: values });
  const submit = () => form.send({ type: 'form.submit' });
  const read = (piece: Partial<Piece>) =>
    form.send({
      type: 'form.open',
      subject: structuredClone({ ...MINE, version: current, ...piece }),
    });
  return { form, save, change, submit, read };
}
const context = ({ form }: ReturnType<typeof edit>) => form.getSnapshot().context;

/** An edit of these fields that a newer version has overtaken, which has not been read yet. */
async function overtaken(mine: Partial<Values> = { nombre: 'Aro Luna' }) {
  const page = edit(2);
  page.change(mine);
  page.submit();
  await waitFor(page.form, (state) => state.matches('conflict'));
  return page;
}

/** An edit of the name that met a colleague's edit of the name and the price. */
async function inConflict() {
  const page = await overtaken();
  page.read({ nombre: 'Aro Sol', precio: '12' });
  return page;
}

it('sends the version that the edit started from, although a newer one has been read since', async () => {
  const page = edit(2);
  page.change({ nombre: 'Aro Luna' });
  page.read({ nombre: 'Aro Sol' });
  page.submit();
  await waitFor(page.form, (state) => state.matches('conflict'));
  expect(page.save.mock.calls.map(([{ version }]) => version)).toEqual([1]);
});

it('waits for the newer version before it shows what differs', async () => {
  const page = await overtaken();
  expect(context(page).conflict).toEqual({ fields: null, isMixed: false, renewed: [] });
  page.form.send({ type: 'form.merge' });
  expect(page.form.getSnapshot().matches('conflict')).toBe(true);
});

it('shows both versions of every field that differs, mine first where I changed it', async () => {
  const page = await inConflict();
  expect(context(page).conflict?.fields).toEqual([
    { name: 'nombre', mine: 'Aro Luna', theirs: 'Aro Sol', choice: 'mine' },
    { name: 'precio', mine: '10', theirs: '12', choice: 'theirs' },
  ]);
});

it('sends my changes on top of the newer version', async () => {
  const page = await inConflict();
  page.form.send({ type: 'form.merge' });
  await waitFor(page.form, (state) => state.matches('done'));
  expect(page.save.mock.lastCall?.[0]).toMatchObject({
    version: 2,
    accepted: { nombre: 'Aro Luna', precio: '12' },
    base: { nombre: 'Aro Sol', precio: '12' },
  });
});

it('sends what was chosen field by field', async () => {
  const page = await inConflict();
  page.form.send({ type: 'form.choose', field: 'nombre', side: 'theirs' });
  page.form.send({ type: 'form.choose', field: 'precio', side: 'mine' });
  page.form.send({ type: 'form.merge' });
  await waitFor(page.form, (state) => state.matches('done'));
  expect(page.save.mock.lastCall?.[0].accepted).toMatchObject({ nombre: 'Aro Sol', precio: '10' });
});

it('says when what is sent is not all mine, also before anything was chosen', async () => {
  const page = await inConflict();
  expect(context(page).conflict?.isMixed).toBe(true);
  page.form.send({ type: 'form.choose', field: 'precio', side: 'mine' });
  expect(context(page).conflict?.isMixed).toBe(false);
});

it('takes the newer version instead, and sends nothing', async () => {
  const page = await inConflict();
  page.form.send({ type: 'form.yield' });
  expect(context(page)).toMatchObject({
    values: { nombre: 'Aro Sol', precio: '12' },
    base: { nombre: 'Aro Sol', precio: '12' },
    conflict: null,
  });
  expect(page.save).toHaveBeenCalledOnce();
});

it('leads back to what was typed when it is closed, and into the conflict again when sent', async () => {
  const page = await inConflict();
  page.form.send({ type: 'form.dismiss' });
  expect(context(page)).toMatchObject({ values: { nombre: 'Aro Luna' }, conflict: null });
  page.submit();
  await waitFor(page.form, (state) => state.matches('conflict'));
  expect(context(page).conflict?.fields).toHaveLength(2);
});

/** What is chosen now, field by field. */
const choices = (page: ReturnType<typeof edit>) =>
  Object.fromEntries(
    (context(page).conflict?.fields ?? []).map(({ name, choice }) => [name, choice]),
  );

it('keeps every choice when what is read again says the same of the fields that differ', async () => {
  const page = await inConflict();
  page.form.send({ type: 'form.choose', field: 'nombre', side: 'theirs' });
  page.form.send({ type: 'form.choose', field: 'precio', side: 'mine' });
  const before = context(page).conflict;
  page.read({ nombre: 'Aro Sol', precio: '12', foto: '/media/2.webp', version: 3 });
  expect(context(page).conflict).toEqual(before);
  page.form.send({ type: 'form.merge' });
  await waitFor(page.form, (state) => state.matches('sending'));
  expect(page.save.mock.lastCall?.[0]).toMatchObject({
    version: 3,
    accepted: { nombre: 'Aro Sol', precio: '10' },
  });
});

it('offers a field anew when its newer version has changed again, says which, and keeps the rest', async () => {
  const page = await inConflict();
  page.form.send({ type: 'form.choose', field: 'nombre', side: 'theirs' });
  page.form.send({ type: 'form.choose', field: 'precio', side: 'mine' });
  page.read({ nombre: 'Aro Sol', precio: '14', version: 3 });
  expect(choices(page)).toEqual({ nombre: 'theirs', precio: 'theirs' });
  expect(context(page).conflict?.fields?.[1]?.theirs).toBe('14');
  expect(context(page).conflict?.renewed).toEqual(['precio']);
  page.form.send({ type: 'form.choose', field: 'precio', side: 'mine' });
  page.read({ nombre: 'Aro Mar', precio: '14', version: 4 });
  expect(choices(page)).toEqual({ nombre: 'mine', precio: 'mine' });
  expect(context(page).conflict?.renewed).toEqual(['precio', 'nombre']);
});

it('says so too when a field joins those that differ, or leaves them', async () => {
  const page = await overtaken();
  page.read({ nombre: 'Aro Sol' });
  page.form.send({ type: 'form.choose', field: 'nombre', side: 'theirs' });
  page.read({ nombre: 'Aro Sol', precio: '12', version: 3 });
  expect(choices(page)).toEqual({ nombre: 'theirs', precio: 'theirs' });
  expect(context(page).conflict?.renewed).toEqual(['precio']);
  page.read({ nombre: 'Aro Luna', precio: '12', version: 4 });
  expect(choices(page)).toEqual({ precio: 'theirs' });
  expect(context(page).conflict?.renewed).toEqual(['precio', 'nombre']);
});

it('offers a picture anew when another one has been stored meanwhile', async () => {
  const page = await afterTheirPicture({ imagen: PICTURE });
  page.form.send({ type: 'form.choose', field: 'imagen', side: 'theirs' });
  page.read({ foto: '/media/3.webp', version: 3 });
  expect(choices(page)).toEqual({ imagen: 'mine' });
  expect(context(page).conflict?.renewed).toEqual(['imagen']);
});

it('asks again instead of sending by itself when the newer version is taken back meanwhile', async () => {
  const page = await overtaken();
  page.read({ nombre: 'Aro Sol' });
  page.form.send({ type: 'form.choose', field: 'nombre', side: 'theirs' });
  page.read({ nombre: MINE.nombre, version: 3 });
  expect(page.form.getSnapshot().matches('conflict')).toBe(true);
  expect(choices(page)).toEqual({ nombre: 'mine' });
  expect(context(page).conflict?.renewed).toEqual(['nombre']);
  expect(page.save).toHaveBeenCalledOnce();
});

it('keeps the newer version and what was chosen when an older one comes late', async () => {
  const page = await inConflict();
  page.form.send({ type: 'form.choose', field: 'nombre', side: 'theirs' });
  const before = context(page);
  page.read({ version: 1 });
  expect(context(page)).toEqual(before);
});

it('sends again by itself when the newer version changes nothing that the form holds', async () => {
  const page = await overtaken();
  page.read({});
  await waitFor(page.form, (state) => state.matches('done'));
  expect(page.save.mock.calls.map(([{ version }]) => version)).toEqual([1, 2]);
});

it('sends again by itself when both have changed the same', async () => {
  const page = await overtaken();
  page.read({ nombre: 'Aro Luna' });
  await waitFor(page.form, (state) => state.matches('done'));
  expect(page.save.mock.calls.map(([{ version }]) => version)).toEqual([1, 2]);
});

it('compares a field of several numbers by what it says: only what was changed here is mine', async () => {
  const page = await overtaken();
  page.read({ nombre: 'Aro Sol', foco: { x: 10, y: 20 } });
  expect(choices(page)).toEqual({ nombre: 'mine', foco: 'theirs' });
});

/** An edit of these fields that met a colleague's new picture. */
async function afterTheirPicture(mine: Partial<Values>) {
  const page = await overtaken(mine);
  page.read({ foto: '/media/2.webp' });
  return page;
}

it('asks when both have chosen a picture, although the field of a picture is empty at first', async () => {
  const page = await afterTheirPicture({ imagen: PICTURE });
  expect(context(page).conflict?.fields).toEqual([
    { name: 'imagen', mine: PICTURE, theirs: null, choice: 'mine' },
  ]);
  expect(page.save).toHaveBeenCalledOnce();
  page.form.send({ type: 'form.merge' });
  await waitFor(page.form, (state) => state.matches('done'));
  expect(page.save.mock.lastCall?.[0]).toMatchObject({ version: 2, accepted: { imagen: PICTURE } });
});

it('keeps the picture of the newer version when it is chosen', async () => {
  const page = await afterTheirPicture({ imagen: PICTURE, nombre: 'Aro Luna' });
  page.form.send({ type: 'form.choose', field: 'imagen', side: 'theirs' });
  page.form.send({ type: 'form.merge' });
  await waitFor(page.form, (state) => state.matches('done'));
  expect(page.save.mock.lastCall?.[0].accepted).toEqual({
    nombre: 'Aro Luna',
    precio: '10',
    foco: CENTER,
    imagen: null,
  });
});

it('sends a text by itself on top of a new picture: both changes stay', async () => {
  const page = await afterTheirPicture({ nombre: 'Aro Luna' });
  await waitFor(page.form, (state) => state.matches('done'));
  expect(page.save.mock.calls.map(([{ version }]) => version)).toEqual([1, 2]);
  expect(page.save.mock.lastCall?.[0].accepted).toMatchObject({ nombre: 'Aro Luna', imagen: null });
});

it('does not go on from news of another picture: a picture chosen here would replace it', async () => {
  const page = edit(2);
  page.change({ imagen: PICTURE });
  page.read({ foto: '/media/2.webp' });
  page.submit();
  await waitFor(page.form, (state) => state.matches('conflict'));
  expect(context(page).conflict?.fields?.map(({ name }) => name)).toEqual(['imagen']);
});

it('goes on from news that change nothing the form holds', async () => {
  const page = edit(2);
  page.change({ nombre: 'Aro Luna' });
  page.read({});
  page.submit();
  await waitFor(page.form, (state) => state.matches('done'));
  expect(page.save.mock.calls.map(([{ version }]) => version)).toEqual([2]);
});

it('sends no version where the server keeps none', async () => {
  const page = edit(2);
  page.form.send({ type: 'form.open', subject: { ...MINE, version: undefined } });
  page.change({ nombre: 'Aro Luna' });
  page.submit();
  await waitFor(page.form, (state) => state.matches('done'));
  expect(page.save.mock.lastCall?.[0].version).toBeUndefined();
});

it('says a conflict of something new like any other refusal', async () => {
  const machine = provideForm(createFormMachine(definition), () => Promise.reject(conflict()));
  const form = createActor(machine, { input: { subject: null } }).start();
  form.send({ type: 'form.submit' });
  const refused = await waitFor(form, (state) => state.matches('editing'));
  expect(refused.context.notice?.code).toBe('connection.failed');
});
