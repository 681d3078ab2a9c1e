import { ACTIVITY_PAGE } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import type { RequestOptions } from '../http/client.ts';
import { check, equal, present } from '../http/difference.ts';
import { newStaff } from '../fixtures/accounts.ts';
import { unique } from '../fixtures/fresh.ts';
import { editProduct, newPiece } from '../fixtures/products.ts';
import type { CaseContext } from '../case-context.ts';
import { refusals } from './refusals.ts';

type Query = NonNullable<RequestOptions['query']>;

async function look({ ask, token }: CaseContext, query: Query = {}, what = '') {
  return (await ask('listActivity', what, { token: await token(2), query })).ok();
}

const invalid = (what: string, query: Query, field: string) => [what, { query }, [field]] as const;

/** The record of who did what, an extension of the contract. */
export const activityCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'activity.pages',
    title: 'the record is read page by page, the newest entry first, and none comes twice',
    statuses: [['listActivity', 200]],
    needs: ['administrator', 'activity'],
    async run(context) {
      const first = await look(context);
      const ids = first.actividad.map(({ idActividad }) => idActividad);
      equal(
        'the order of the entries',
        ids,
        ids.toSorted((a, b) => b - a),
      );
      if (first.siguiente === null) return;
      equal('entries of a page that is not the last', ids.length, ACTIVITY_PAGE);
      const rest = await look(context, { antesDe: first.siguiente }, 'for the second page');
      const again = rest.actividad.filter(({ idActividad }) => ids.includes(idActividad));
      equal('entries of the first page in the second', again, []);
      check(rest.actividad.length > 0, 'The page after `siguiente` is empty');
    },
  }),
  defineCase({
    id: 'activity.change',
    title: 'what an administrator changes is told with who did it, to what, and what it was before',
    statuses: [['listActivity', 200]],
    writes: true,
    needs: ['administrator', 'activity', 'legalTexts'],
    async run(context) {
      const { ask } = context;
      const { idUsuario } = await context.account(2);
      const token = await context.token(2);
      const page = { params: { pagina: 'terminos' } };
      const { texto, version } = (await ask('getLegalText', '', page)).ok();
      context.later((undo) => undo('setLegalText', '', { ...page, token, json: { texto } }));
      const json = { texto: unique('Términos de prueba') };
      (await ask('setLegalText', '', { ...page, token, json })).ok();
      const { actividad } = await look(context, { texto: 'ajustes.textos terminos' });
      const entry = present(actividad[0], 'The change in the record');
      equal('accion', entry.accion, 'ajustes.textos');
      equal('objeto', entry.objeto, 'terminos');
      equal('the role in quien', entry.quien?.rol, 2);
      if (idUsuario !== undefined) equal('quien', entry.quien?.idUsuario, idUsuario);
      const told = entry.cambios.find(({ campo }) => campo === 'version');
      if (version !== undefined) equal('antes of version', told?.antes, version);
    },
  }),
  defineCase({
    id: 'activity.product',
    title: 'an edit of a product is told with its prices and with names, before and after',
    statuses: [['listActivity', 200]],
    writes: true,
    needs: ['administrator', 'activity'],
    async run(context) {
      const piece = await newPiece(context, { precio: 20 });
      const { idMaterial, material } = await context.choices();
      const materials = (await context.ask('listMaterials', '')).ok();
      const other = materials.find((row) => row.idMaterial !== idMaterial);
      const parts = { precio: 25, ...(other && { idMaterial: other.idMaterial }) };
      (await editProduct(context, piece, parts)).ok();
      const objeto = `producto ${piece.idProducto}`;
      const { actividad } = await look(context, { texto: `producto.editado ${objeto}` });
      const entry = present(
        actividad.find((one) => one.accion === 'producto.editado' && one.objeto === objeto),
        'The edit in the record',
      );
      const told = (campo: string) => {
        const change = entry.cambios.find((one) => one.campo === campo);
        return change && [change.antes, change.despues];
      };
      equal('precio, before and after', told('precio'), [20, 25]);
      if (other) equal('material, before and after', told('material'), [material, other.nombre]);
      equal('nombre, which stayed', told('nombre'), undefined);
    },
  }),
  defineCase({
    id: 'activity.failed-login',
    title:
      'a wrong password for an account of the staff is told without its e-mail; a right one by whom',
    statuses: [['listActivity', 200]],
    writes: true,
    needs: ['administrator', 'activity'],
    async run(context) {
      const { correo, contrasena, idUsuario, identity } = await newStaff(context, 3);
      const json = { correo, contrasena: `${contrasena}!` };
      (await context.ask('login', 'with a wrong password', { json })).refused(401);
      const texto = `cuenta ${idUsuario ?? ''} sesion`;
      const { actividad } = await look(context, { texto });
      const objeto = `cuenta ${idUsuario}`;
      const own = actividad.filter((entry) => entry.objeto === objeto);
      equal(
        'what is told, with the role of who did it',
        own.map(({ accion, quien }) => [accion, quien?.rol ?? null]),
        [
          ['sesion.fallida', null],
          ['sesion.iniciada', 3],
        ],
      );
      const name = `${identity.nombre} ${identity.primerApellido}`;
      check(
        own[0]?.sobre?.nombre.startsWith(name) ?? false,
        'The account is not called by its name',
      );
      check(!JSON.stringify(actividad).includes(correo), 'The record tells an e-mail');
    },
  }),
  defineCase({
    id: 'activity.search',
    title: 'words and days narrow the record down, without case and accents',
    statuses: [['listActivity', 200]],
    writes: true,
    needs: ['administrator', 'activity'],
    async run(context) {
      const { idUsuario } = await newStaff(context, 3);
      const words = `CUENTA ${idUsuario ?? ''} Inicio de sesion`;
      const found = await look(context, { texto: words });
      const entry = present(found.actividad[0], 'The login in the record');
      const count = async (query: Query, what: string) =>
        (await look(context, { texto: words, ...query }, what)).actividad.length;
      const day = entry.fecha.slice(0, 10);
      const year = Number(day.slice(0, 4));
      equal('before the year', await count({ hasta: `${year - 1}-12-01` }, 'of days before'), 0);
      equal('after the year', await count({ desde: `${year + 1}-02-01` }, 'of days after'), 0);
      const wide = { desde: `${year - 1}-12-01`, hasta: `${year + 1}-02-01` };
      equal('around the year', await count(wide, 'of days around'), found.actividad.length);
      const other = await look(context, { texto: `${words} ${unique('nadie')}` });
      equal('with a word that nothing holds', other.actividad, []);
    },
  }),
  ...refusals({
    operation: 'listActivity',
    invalid: [
      invalid('a day that is none', { desde: '2026-02-30' }, 'desde'),
      invalid('a day in words', { hasta: 'ayer' }, 'hasta'),
      invalid('a text that is too long', { texto: 'x'.repeat(121) }, 'texto'),
      invalid('a number that is none', { antesDe: 'último' }, 'antesDe'),
    ],
  }),
];
