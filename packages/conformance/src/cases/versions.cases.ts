import { defineCase, type ConformanceCase } from '../case.ts';
import type { OperationId } from '../contract/contract.ts';
import type { Expected } from '../http/answer.ts';
import { check, equal, present } from '../http/difference.ts';
import { allFaqs, newFaq } from '../fixtures/faqs.ts';
import { unique } from '../fixtures/fresh.ts';
import { changeNovedad, findNovedad, newNovedad } from '../fixtures/novedades.ts';
import { editProduct, newPiece, productListed } from '../fixtures/products.ts';
import { newOrder } from '../fixtures/shopping.ts';
import type { CaseContext } from '../case-context.ts';

type Value = string | number;

/** The answer to a change. */
export interface Edited {
  status: number;
  ok(): unknown;
  refused(status: number, expected?: Expected): { actual?: Record<string, unknown> };
}

/** Something of one's own that is edited in turn by two people. */
interface Editing {
  /** What its list shows of it now. */
  look(): Promise<{ version?: number }>;
  /** Sends an edit that starts from a version; undefined speaks of none. */
  edit(value: Value, version: number | undefined, what: string): Promise<Edited>;
}

interface Editable {
  tag: string;
  operation: OperationId;
  /** The field that the edits change. */
  field: string;
  /** A value that the field has not had yet. */
  fresh?: () => Value;
  open(context: CaseContext): Promise<Editing>;
}

async function versionOf({ look }: Editing): Promise<number> {
  return present((await look()).version, 'version, which the host is said to send,');
}

function versionCases({
  tag,
  operation,
  field,
  open,
  fresh = () => unique('Otro texto'),
}: Editable): ConformanceCase[] {
  const written = { writes: true, needs: ['administrator', 'versions'] } as const;
  return [
    defineCase({
      ...written,
      id: `${tag}.version-conflict`,
      title: `${operation} is 409 VERSION_CONFLICT when somebody else was quicker, and nothing changes`,
      statuses: [
        [operation, 200],
        [operation, 400],
        [operation, 409],
      ],
      async run(context) {
        const editing = await open(context);
        const value = async () => Reflect.get(await editing.look(), field) as unknown;
        const first = await versionOf(editing);
        const mine = fresh();
        (await editing.edit(mine, first, 'from the current version')).ok();
        const second = await versionOf(editing);
        check(second > first, `version is ${second} after an edit, and was ${first} before it`);
        const late = await editing.edit(fresh(), first, 'from an older version');
        const { actual } = late.refused(409, { code: 'VERSION_CONFLICT' });
        equal('actual, against the list', actual, await editing.look());
        equal(`${field} after the conflict`, await value(), mine);
        const last = fresh();
        (await editing.edit(last, undefined, 'without a version')).ok();
        equal(`${field} after an edit without a version`, await value(), last);
        check((await versionOf(editing)) > second, 'version did not grow with that edit');
        const none = await editing.edit(fresh(), 0, 'from version 0');
        none.refused(400, { campos: ['version'] });
      },
    }),
    defineCase({
      ...written,
      id: `${tag}.edits-at-once`,
      title: `of several calls of ${operation} at once from the same version, one counts`,
      statuses: [
        [operation, 200],
        [operation, 409],
      ],
      async run(context) {
        const editing = await open(context);
        const version = await versionOf(editing);
        const values = [fresh(), fresh(), fresh()];
        const answers = await Promise.all(
          values.map((value) => editing.edit(value, version, 'three at once')),
        );
        const accepted = values.filter((_, index) => answers[index]?.status === 200);
        equal('edits that counted', accepted.length, 1);
        for (const answer of answers)
          if (answer.status !== 200) answer.refused(409, { code: 'VERSION_CONFLICT' });
        const seen: unknown = Reflect.get(await editing.look(), field);
        equal(`${field} afterwards`, seen, accepted[0]);
      },
    }),
  ];
}

const versioned = (version: number | undefined) => (version === undefined ? {} : { version });

export const faqVersionCases = versionCases({
  tag: 'faq',
  operation: 'updateFaq',
  field: 'respuesta',
  async open(context) {
    const { idPregunta, pregunta, visible } = await newFaq(context, 0);
    const token = await context.token(2);
    return {
      async look() {
        const found = (await allFaqs(context)).find((faq) => faq.idPregunta === idPregunta);
        return present(found, 'The new question');
      },
      edit(respuesta, version, what) {
        const json = { pregunta, respuesta, visible, ...versioned(version) };
        return context.ask('updateFaq', what, { token, params: { idPregunta }, json });
      },
    };
  },
});

/** Two decimals, and never the same one twice in a row. */
let cents = 0;

export const feeVersionCases = versionCases({
  tag: 'shipping',
  operation: 'setShippingFee',
  field: 'monto',
  fresh() {
    cents = (cents + 1) % 100;
    return (900 + cents) / 100;
  },
  async open({ ask, token, later }) {
    const bearer = await token(2);
    const look = async () => (await ask('getShippingFee', '')).ok();
    const { monto: before } = await look();
    later((undo) => undo('setShippingFee', '', { token: bearer, json: { monto: before } }));
    return {
      look,
      edit: (monto, version, what) =>
        ask('setShippingFee', what, { token: bearer, json: { monto, ...versioned(version) } }),
    };
  },
});

export const novedadVersionCases = versionCases({
  tag: 'novedades',
  operation: 'updateNovedad',
  field: 'descripcion',
  async open(context) {
    const { idNovedad, asunto } = await newNovedad(context);
    return {
      look: () => findNovedad(context, idNovedad),
      edit: (descripcion, version, what) =>
        changeNovedad(context, idNovedad, { asunto, descripcion, version }, what),
    };
  },
});

export const productVersionCases = [
  ...versionCases({
    tag: 'products',
    operation: 'updateProduct',
    field: 'descripcion',
    async open(context) {
      const piece = await newPiece(context);
      return {
        look: () => productListed(context, piece),
        edit: (descripcion, version, what) =>
          editProduct(context, piece, { descripcion, version }, what),
      };
    },
  }),
  defineCase({
    id: 'products.version-and-sales',
    title: 'a sale does not make the version of a product grow',
    statuses: [['listAllProducts', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'versions'],
    async run(context) {
      const piece = await newPiece(context);
      const { version } = await productListed(context, piece);
      await newOrder(context, await context.customer(), [piece]);
      equal('version after a sale', (await productListed(context, piece)).version, version);
    },
  }),
];
