import { NOVEDAD_DESCRIPTION_MAX, NOVEDAD_SUBJECT_MAX } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal, present } from '../http/difference.ts';
import { newCustomer } from '../fixtures/accounts.ts';
import { emptyFile, formOf, picture, svg, tooLarge, type Parts } from '../fixtures/files.ts';
import { unique } from '../fixtures/fresh.ts';
import { confirmEmailOf } from '../fixtures/mailed-tokens.ts';
import { allNovedades, changeNovedad, findNovedad, newNovedad } from '../fixtures/novedades.ts';
import { novedadDeletionCase } from './deletions.cases.ts';
import { NO_ID, refusals } from './refusals.ts';
import { novedadVersionCases } from './versions.cases.ts';

const params = { idNovedad: NO_ID };
const form = (parts: Parts) => () => ({ form: formOf(parts) });
const edit = (parts: Parts) => () => ({ params, form: formOf(parts) });
const tooLong = {
  asunto: 'x'.repeat(NOVEDAD_SUBJECT_MAX + 1),
  descripcion: 'x'.repeat(NOVEDAD_DESCRIPTION_MAX + 1),
};

export const novedadesCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'novedades.list',
    title: 'the novedades are listed newest first',
    statuses: [['listNovedades', 200]],
    needs: ['administrator'],
    async run(context) {
      const dates = (await allNovedades(context)).map(({ fecha }) => Date.parse(fecha));
      const ordered = dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? 0));
      check(ordered, 'The order of the list is not newest first');
    },
  }),
  defineCase({
    id: 'novedades.create',
    title: 'a new one is Pendiente, with or without an image, and was never edited',
    statuses: [
      ['createNovedad', 201],
      ['listNovedades', 200],
    ],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const plain = await newNovedad(context);
      equal('estado', plain.estado, 'Pendiente');
      equal('descripcion', plain.descripcion, 'De una prueba.');
      equal('referenciaURL without an image', plain.referenciaURL, null);
      equal('fechaActualizacion of what was never edited', plain.fechaActualizacion, null);
      const shown = await newNovedad(context, { referenciaURL: picture() });
      check(Boolean(shown.referenciaURL), 'A novedad with an image has no address of it');
    },
  }),
  defineCase({
    id: 'novedades.update',
    title: 'an edit changes subject and description and notes when; the image stays',
    statuses: [['updateNovedad', 200]],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const { idNovedad, referenciaURL } = await newNovedad(context, { referenciaURL: picture() });
      const parts = { asunto: unique('Otra'), descripcion: 'Otro texto.', estado: 'Pendiente' };
      (await changeNovedad(context, idNovedad, parts)).ok();
      const changed = await findNovedad(context, idNovedad);
      equal('asunto', changed.asunto, parts.asunto);
      equal('descripcion', changed.descripcion, parts.descripcion);
      equal('referenciaURL', changed.referenciaURL, referenciaURL);
      check(changed.fechaActualizacion !== null, 'fechaActualizacion is null after an edit');
    },
  }),
  defineCase({
    id: 'novedades.state-by-sending',
    title: 'the state changes by sending only: 409 INVALID_STATE otherwise',
    statuses: [['updateNovedad', 409]],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const { idNovedad, asunto } = await newNovedad(context);
      const answer = await changeNovedad(
        context,
        idNovedad,
        { asunto, estado: 'Enviado' },
        'to Enviado',
      );
      answer.refused(409, { code: 'INVALID_STATE' });
      equal('estado', (await findNovedad(context, idNovedad)).estado, 'Pendiente');
    },
  }),
  defineCase({
    id: 'novedades.send',
    title: 'sending reaches the subscribed, active customers, once',
    statuses: [
      ['sendNovedad', 200],
      ['sendNovedad', 409],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'disposable'],
    async run(context) {
      const { ask } = context;
      const token = await context.token(2);
      const customer = await newCustomer(context);
      await confirmEmailOf(context, customer);
      const json = { estadoSuscripcion: true };
      (await ask('setSubscription', '', { token: customer.token, json })).ok();
      const { idNovedad } = await newNovedad(context);
      const send = (what: string) => ask('sendNovedad', what, { token, params: { idNovedad } });
      const { enviados, total } = (await send('')).ok();
      check(total >= 1, `total is ${total} although a customer is subscribed`);
      check(enviados <= total, `enviados ${enviados} is more than total ${total}`);
      equal('estado', (await findNovedad(context, idNovedad)).estado, 'Enviado');
      (await send('a second time')).refused(409, { code: 'INVALID_STATE' });
    },
  }),
  defineCase({
    id: 'novedades.audience',
    title: 'customers count from when they subscribe, and not while they are blocked',
    statuses: [['sendNovedad', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'disposable'],
    async run(context) {
      const { ask } = context;
      const token = await context.token(2);
      const customer = await newCustomer(context);
      const { identificacion, token: own } = customer;
      await confirmEmailOf(context, customer);
      const total = async () => {
        const { idNovedad } = await newNovedad(context);
        return (await ask('sendNovedad', '', { token, params: { idNovedad } })).ok().total;
      };
      const before = await total();
      (await ask('setSubscription', '', { token: own, json: { estadoSuscripcion: true } })).ok();
      equal('total once somebody has subscribed', await total(), before + 1);
      const block = { token, params: { identificacion }, json: { accion: 'bloquear' } };
      (await ask('changeCustomerStatus', '', block)).ok();
      equal('total once that customer is blocked', await total(), before);
    },
  }),
  defineCase({
    id: 'novedades.delete',
    title: 'a deleted one is gone',
    statuses: [
      ['deleteNovedad', 200],
      ['deleteNovedad', 404],
    ],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const { idNovedad } = await newNovedad(context);
      const request = { token: await context.token(2), params: { idNovedad } };
      (await context.ask('deleteNovedad', '', request)).ok();
      const left = (await allNovedades(context)).filter((one) => one.idNovedad === idNovedad);
      equal('the deleted one in the list', left, []);
      (await context.ask('deleteNovedad', 'a second time', request)).refused(404);
    },
  }),
  defineCase({
    id: 'novedades.image-by-content',
    title: 'the image is judged by its content: an SVG is 415, more than 10 MB is 413',
    statuses: [
      ['createNovedad', 415],
      ['createNovedad', 413],
      ['updateNovedad', 415],
      ['updateNovedad', 413],
    ],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const token = await context.token(2);
      const create = (referenciaURL: File, what: string) =>
        context.ask('createNovedad', what, {
          token,
          form: formOf({ asunto: 'Nada', referenciaURL }),
        });
      (await create(svg(), 'with an SVG that is called a PNG')).refused(415);
      (await create(emptyFile(), 'with an empty file')).refused(415);
      (await create(tooLarge(), 'with an image over 10 MB')).refused(413);
      const { idNovedad, asunto } = await newNovedad(context);
      for (const [referenciaURL, status] of [
        [svg(), 415],
        [emptyFile(), 415],
        [tooLarge(), 413],
      ] as const)
        (await changeNovedad(context, idNovedad, { asunto, referenciaURL })).refused(status);
    },
  }),
  defineCase({
    id: 'novedades.send-version',
    title: 'one that somebody else has changed since it was read is 409 VERSION_CONFLICT, unsent',
    statuses: [
      ['sendNovedad', 200],
      ['sendNovedad', 400],
      ['sendNovedad', 409],
    ],
    writes: true,
    needs: ['administrator', 'versions', 'disposable'],
    async run(context) {
      const { idNovedad, asunto, version } = await newNovedad(context);
      const started = present(version, 'version, which the host is said to send,');
      (await changeNovedad(context, idNovedad, { asunto, descripcion: 'Otro texto.' })).ok();
      const token = await context.token(2);
      const send = (json: object, what: string) =>
        context.ask('sendNovedad', what, { token, params: { idNovedad }, json });
      const late = await send({ version: started }, 'from an older version');
      const { actual } = late.refused(409, { code: 'VERSION_CONFLICT' });
      const now = await findNovedad(context, idNovedad);
      equal('actual, against the list', actual, now);
      equal('estado after the conflict', now.estado, 'Pendiente');
      (await send({ version: 0 }, 'from version 0')).refused(400, { campos: ['version'] });
      (await send({ version: now.version }, 'from the current version')).ok();
    },
  }),
  ...novedadVersionCases,
  novedadDeletionCase,
  ...refusals({ operation: 'listNovedades' }),
  ...refusals({
    operation: 'createNovedad',
    valid: form({ asunto: ' ' }),
    invalid: [
      ['a blank subject', form({ asunto: '  ' }), ['asunto']],
      ['no subject', form({ descripcion: 'x' }), ['asunto']],
      ['a subject that is too long', form({ asunto: tooLong.asunto }), ['asunto']],
      [
        'a description that is too long',
        form({ asunto: 'x', descripcion: tooLong.descripcion }),
        ['descripcion'],
      ],
      ['a date that is none', form({ asunto: 'x', fecha: '2026-13-45' }), ['fecha']],
    ],
  }),
  ...refusals({
    operation: 'updateNovedad',
    valid: edit({ asunto: 'Nada' }),
    invalid: [
      ['a blank subject', edit({ asunto: '  ' }), ['asunto']],
      ['an unknown state', edit({ asunto: 'x', estado: 'Archivado' }), ['estado']],
    ],
    missing: true,
  }),
  ...refusals({ operation: 'deleteNovedad', valid: { params }, missing: true }),
  ...refusals({ operation: 'sendNovedad', valid: { params }, missing: true }),
];
