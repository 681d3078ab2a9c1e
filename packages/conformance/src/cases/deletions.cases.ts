import { defineCase, type ConformanceCase } from '../case.ts';
import type { OperationId } from '../contract/contract.ts';
import { check, equal, present } from '../http/difference.ts';
import { allFaqs, newFaq } from '../fixtures/faqs.ts';
import { unique } from '../fixtures/fresh.ts';
import { allNovedades, changeNovedad, newNovedad } from '../fixtures/novedades.ts';
import { editProduct, newPiece, productSeen } from '../fixtures/products.ts';
import type { CaseContext } from '../case-context.ts';
import type { Edited } from './versions.cases.ts';

/** Something of one's own that one person edits and another deletes. */
interface Deleting {
  /** What its list shows of it now; undefined once it is gone. */
  look(): Promise<{ version?: number } | undefined>;
  /** Changes it without speaking of versions. */
  edit(): Promise<Edited>;
  remove(version: number, what: string): Promise<Edited>;
}

interface Deletable {
  tag: string;
  operation: OperationId;
  open(context: CaseContext): Promise<Deleting>;
}

function deletionCase({ tag, operation, open }: Deletable): ConformanceCase {
  return defineCase({
    id: `${tag}.deletion-version-conflict`,
    title: `${operation} is 409 VERSION_CONFLICT when somebody has changed what was seen, which then stays`,
    writes: true,
    needs: ['administrator', 'versions'],
    statuses: [
      [operation, 200],
      [operation, 400],
      [operation, 404],
      [operation, 409],
    ],
    async run(context) {
      const { look, edit, remove } = await open(context);
      const seen = async () => present(await look(), 'What was not deleted');
      const version = async () => present((await seen()).version, 'version');
      const first = await version();
      (await edit()).ok();
      const late = await remove(first, 'with an older version');
      const { actual } = late.refused(409, { code: 'VERSION_CONFLICT' });
      equal('actual, against the list', actual, await seen());
      (await remove(0, 'with version 0')).refused(400, { campos: ['version'] });
      const now = await version();
      (await remove(now, 'with the current version')).ok();
      check((await look()) === undefined, 'It is still in the list after its deletion');
      (await remove(now, 'a second time')).refused(404);
    },
  });
}

export const faqDeletionCase = deletionCase({
  tag: 'faq',
  operation: 'deleteFaq',
  async open(context) {
    const { idPregunta, pregunta, visible } = await newFaq(context, 0);
    const request = { token: await context.token(2), params: { idPregunta } };
    const json = { pregunta, respuesta: unique('Otro texto'), visible };
    return {
      look: async () => (await allFaqs(context)).find((faq) => faq.idPregunta === idPregunta),
      edit: () => context.ask('updateFaq', '', { ...request, json }),
      remove: (version, what) => context.ask('deleteFaq', what, { ...request, query: { version } }),
    };
  },
});

export const novedadDeletionCase = deletionCase({
  tag: 'novedades',
  operation: 'deleteNovedad',
  async open(context) {
    const { idNovedad, asunto } = await newNovedad(context);
    const request = { token: await context.token(2), params: { idNovedad } };
    return {
      look: async () => (await allNovedades(context)).find((one) => one.idNovedad === idNovedad),
      edit: () => changeNovedad(context, idNovedad, { asunto, descripcion: 'Otra.' }),
      remove: (version, what) =>
        context.ask('deleteNovedad', what, { ...request, query: { version } }),
    };
  },
});

export const productDeletionCase = deletionCase({
  tag: 'products',
  operation: 'deleteProduct',
  async open(context) {
    const piece = await newPiece(context);
    const request = { token: await context.token(2), params: { id: piece.idProducto } };
    return {
      look: () => productSeen(context, piece),
      edit: () => editProduct(context, piece, { descripcion: unique('Otro texto') }),
      remove: (version, what) =>
        context.ask('deleteProduct', what, { ...request, query: { version } }),
    };
  },
});
