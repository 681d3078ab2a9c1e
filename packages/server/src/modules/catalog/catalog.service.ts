import { assertRanges, catalogTexts, HttpProblem } from '@filigrana/sdk/answers';
import {
  sameText,
  synonymsOf,
  TRADE_SYNONYMS,
  type SynonymGroups,
  type Synonyms,
} from '@filigrana/sdk/domain';
import type { Deps } from '../../deps.ts';
import { findProductRows } from './catalog.repository.ts';
import {
  keepCatalog,
  type CatalogCounts,
  type CatalogQuery,
  type CatalogSnapshot,
  type CountQuery,
} from './catalog-snapshot.ts';
import {
  PRODUCT_NAMES,
  CATALOG_TABLES,
  readChangedPieces,
  readDataVersion,
  readPieceMoment,
} from '../../db/data-version.ts';
import { findTimedOut, watchShelf } from '../holds/held.ts';
import { findSynonyms } from '../synonyms/synonyms.repository.ts';
import { keepFresh } from '../../db/keep-fresh.ts';
import { keepJson } from '../../http/kept-json.ts';
import { findPhotos } from '../products/photos.repository.ts';
import { previewOf, previewUrl, type PreviewLanguage } from './product-preview.ts';
import { toProducts, type ProductView, type SizeView } from './product-view.ts';

type CatalogDeps = Pick<Deps, 'db' | 'media' | 'clock' | 'shop'>;

/** What visitors can ask about the products of the shop. Products with `estado` 0 do not exist here. */
export interface Catalog {
  all(): Promise<ProductView[]>;
  featured(): Promise<ProductView[]>;
  offers(): Promise<ProductView[]>;
  /** @throws HttpProblem 400 for a range that is none */
  filter(query: CatalogQuery): Promise<ProductView[]>;
  /**
   * What the options of the filters would show.
   *
   * @throws HttpProblem 400 for a range that is none
   */
  count(query: CountQuery): Promise<CatalogCounts>;
  search(termino: string): Promise<ProductView[]>;
  /** @throws HttpProblem 404 */
  product(idProducto: number): Promise<ProductView>;
  /** @throws HttpProblem 404 when the product does not come in that size. */
  size(idProducto: number, tamanio: string): Promise<Pick<SizeView, 'idProducto_talla' | 'stock'>>;
}

/**
 * A shop of handmade pieces fits into memory, so every question is answered from one snapshot, in
 * which a product is taken anew when it or its stock has changed, and all when a name has. Comparing texts in one place also makes both
 * databases agree on accents.
 */
export function createCatalog({ db, media, clock, shop }: CatalogDeps): Catalog {
  const snapshot = keepFresh({
    readVersion: watchShelf({ db, clock }, CATALOG_TABLES),
    load: createReader({ db, media, clock }),
  });
  /** Products with what only their own page needs, made when somebody looks at them. */
  const details = new WeakMap<ProductView, ProductView>();

  async function product(idProducto: number): Promise<ProductView> {
    const found = (await snapshot()).product(idProducto);
    if (!found) throw new HttpProblem('NOT_FOUND', { error: catalogTexts.productNotFound });
    const known = details.get(found);
    if (known) return known;
    const addressIn = (language: PreviewLanguage) =>
      previewUrl(previewOf(found, shop.nombre, language));
    const detail = keepJson({
      ...found,
      vistaPrevia: addressIn('es'),
      ...(found.nombreIngles && { vistaPreviaIngles: addressIn('en') }),
    });
    details.set(found, detail);
    return detail;
  }

  return {
    all: async () => (await snapshot()).all,
    featured: async () => (await snapshot()).featured,
    offers: async () => (await snapshot()).offers,
    async filter(query) {
      assertRanges(query);
      return (await snapshot()).filter(query);
    },
    async count(query) {
      assertRanges(query);
      return (await snapshot()).count(query);
    },
    search: async (termino) => (await snapshot()).search(termino),
    product,
    async size(idProducto, tamanio) {
      const { tallas } = await product(idProducto);
      const size = tallas.find((own) => sameText(own.tamanio, tamanio));
      if (!size) throw new HttpProblem('NOT_FOUND', { error: catalogTexts.sizeNotFound });
      return { idProducto_talla: size.idProducto_talla, stock: size.stock };
    },
  };
}

/** Made anew only when others were set. */
function keepSynonyms(): (json: string | null) => Synonyms {
  let kept: { json: string | null; synonyms: Synonyms } | null = null;
  return (json) => {
    if (kept?.json !== json || !kept) {
      const groups = json === null ? TRADE_SYNONYMS : (JSON.parse(json) as SynonymGroups);
      kept = { json, synonyms: synonymsOf(groups) };
    }
    return kept.synonyms;
  };
}

/** Reads all products at first, and later those that have changed since. */
function createReader({
  db,
  media,
  clock,
}: Omit<CatalogDeps, 'shop'>): () => Promise<CatalogSnapshot> {
  const snapshotOf = keepCatalog();
  const synonymsIn = keepSynonyms();
  let before: { names: string; moment: string; now: string } | null = null;

  return async () => {
    // What is written after the moment is read once more the next time: nothing can be missed.
    const now = clock.now().toISOString();
    const moment = await readPieceMoment(db);
    const names = await readDataVersion(db, PRODUCT_NAMES);
    const written =
      before?.names === names ? await readChangedPieces(db, before.moment) : undefined;
    const only = written && [...written, ...(await findTimedOut(db, before?.now ?? now, now))];
    const { grupos } = await findSynonyms(db);
    const isSame = only?.length === 0;
    const rows = isSame ? [] : await findProductRows(db, { forSaleAt: now, only });
    const photos = isSame ? [] : await findPhotos(db, only);
    before = { names, moment, now };
    const options = { photos, imageUrl: media.imageUrl, audience: 'public' } as const;
    return snapshotOf(toProducts(rows, options), { only, synonyms: synonymsIn(grupos) });
  };
}
