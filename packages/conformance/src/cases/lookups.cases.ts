import { RING_CATEGORY_ID, RING_SIZES, sameText } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';

/** Every one of the names is there, written with or without accents. */
function checkNames(what: string, rows: readonly { nombre: string }[], names: readonly string[]) {
  const missing = names.filter((name) => !rows.some(({ nombre }) => sameText(nombre, name)));
  check(missing.length === 0, `${what} without ${missing.join(', ')}`);
}

export const lookupsCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'lookups.categories',
    title: 'the categories are the five of the shop, and id 1 means rings',
    statuses: [['listCategories', 200]],
    async run({ ask }) {
      const rows = (await ask('listCategories', '')).ok();
      const names = ['Anillos', 'Aretes', 'Cadenas y Dijes', 'Pulseras', 'Conjuntos'];
      checkNames('GET /api/categorias', rows, names);
      const rings = rows.find(({ idCategoria }) => idCategoria === RING_CATEGORY_ID);
      equal('the category with id 1', rings?.nombre, 'Anillos');
    },
  }),
  defineCase({
    id: 'lookups.stones',
    title: 'stones are natural or synthetic',
    statuses: [['listStones', 200]],
    async run({ ask }) {
      checkNames('GET /api/piedras', (await ask('listStones', '')).ok(), ['Natural', 'Sintetica']);
    },
  }),
  defineCase({
    id: 'lookups.materials',
    title: 'materials are silver and gold-plated silver',
    statuses: [['listMaterials', 200]],
    async run({ ask }) {
      const rows = (await ask('listMaterials', '')).ok();
      checkNames('GET /api/materiales', rows, ['Plata', 'Plata banada en oro']);
    },
  }),
  defineCase({
    id: 'lookups.sizes',
    title: 'sizes hold those of rings, 5 to 12, once each',
    statuses: [['listSizes', 200]],
    async run({ ask }) {
      const sizes = (await ask('listSizes', '')).ok().map(({ tamanio }) => tamanio);
      const expected = RING_SIZES.map(({ tamanio }) => tamanio);
      const missing = expected.filter((size) => !sizes.includes(size));
      check(missing.length === 0, `GET /api/tallas without ${missing.join(', ')}`);
      equal('sizes that stand in the list more than once', sizes.length - new Set(sizes).size, 0);
    },
  }),
];
