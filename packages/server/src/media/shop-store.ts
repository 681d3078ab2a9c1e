import { randomUUID } from 'node:crypto';
import { ConfigError } from '../config/config-error.ts';
import type { Database } from '../db/database.ts';
import {
  FILE_FOLDERS,
  fileOfKey,
  PRIVATE_FOLDER,
  PUBLIC_FOLDER,
  QUARANTINE_FOLDER,
  RECEIVED_FOLDER,
  SHOPS_FOLDER,
} from './file-keys.ts';
import type { FileStore } from './file-store.ts';
import { findFileIds } from './files.repository.ts';
import type { StorePlace } from './open-file-store.ts';
import { findIdentity, keepIdentity } from './shop-identity.repository.ts';
import { storeTexts } from './store-texts.ts';
import { within } from './within.ts';

/*
 * A shop has an identity: a random id, kept in its database and, as `shops/<id>`, in the place with its
 * files. What that small file holds is what the keys of the shop begin with: nothing in a folder and in
 * buckets from before there were identities, `<id>/` in every other bucket.
 */

/** Whose files lie in a place. */
export interface StoredShop {
  /** Null for files that nobody has signed: from before there were identities. */
  id: string | null;
  prefix: string;
}

export interface ShopPlace {
  db: Database;
  place: StorePlace;
}

const ROOT = '';

/**
 * The files of the shop that the database is of. A new shop signs an empty place; files from before
 * there were identities are signed when the database speaks of them.
 *
 * @throws ConfigError when the files in the place are another shop's, or nobody knows whose. Nothing
 * has been changed then.
 */
export async function claimStore(shop: ShopPlace): Promise<FileStore> {
  const mayBegin = async (shops: StoredShop[]) => shops.length === 0;
  // Another server of the same shop may be signing meanwhile. It signs before it stores its first
  // file: whoever has seen a file sees the signature at a second look.
  const store = (await tryToClaim(shop, mayBegin)) ?? (await tryToClaim(shop, mayBegin));
  if (!store) throw refusal(shop.place);
  return store;
}

/**
 * Asked before an embedded database is made: where files lie, theirs has been moved or lost, and an
 * empty one would only stand in its way.
 *
 * @throws ConfigError when there are files and no database.
 */
export async function refuseToBegin(
  place: StorePlace,
  databaseExists: () => boolean,
): Promise<void> {
  // Files first: who sees those of another server that begins sees its database too.
  const shops = await listShops(place.files);
  if (shops.length > 0 && !databaseExists()) throw refusal(place);
}

/**
 * The same as `claimStore` for a shop that somebody puts into a place on purpose: in a bucket it begins beside the
 * others, in a folder it takes the place of a shop without files.
 *
 * @throws ConfigError when the folder holds files of another shop.
 */
export async function claimStoreOnPurpose(shop: ShopPlace): Promise<FileStore> {
  const { files, isShared } = shop.place;
  const store = await tryToClaim(shop, async () => {
    if (isShared) return true;
    if (await holdsFiles(files)) return false;
    for (const { id } of await listShops(files)) if (id !== null) await files.delete(markOf(id));
    return true;
  });
  if (!store) throw refusal(shop.place);
  return store;
}

/** The files of a shop that has signed them; null when it has not. */
export async function findStore({ db, place }: ShopPlace): Promise<FileStore | null> {
  const tables = await db.introspection.getTables();
  // A database from before there were identities.
  if (!tables.some(({ name }) => name === 'identidad')) return null;
  return signedBy(place, await findIdentity(db));
}

/** @throws ConfigError unless the shop has signed the files in the place. */
export async function openOwnStore({ db, place }: ShopPlace): Promise<FileStore> {
  const store = await signedBy(place, await findIdentity(db));
  if (!store) throw refusal(place);
  return store;
}

/** Whose files there are: of everybody who has signed, and those that nobody has. */
export async function listShops(files: FileStore): Promise<StoredShop[]> {
  const shops: StoredShop[] = [];
  for await (const { key } of files.list(SHOPS_FOLDER)) {
    const prefix = await files.get(key);
    if (prefix) shops.push({ id: fileOfKey(key), prefix: prefix.toString() });
  }
  const isRootSigned = shops.some(({ prefix }) => prefix === ROOT);
  return !isRootSigned && (await holdsFiles(files))
    ? [...shops, { id: null, prefix: ROOT }]
    : shops;
}

/** Notes in the place that the files whose keys begin with `prefix` are this shop's. */
export async function signPlace(
  { files }: StorePlace,
  id: string,
  prefix: string,
): Promise<FileStore> {
  await files.put(markOf(id), Buffer.from(prefix), 'text/plain');
  return within(files, prefix);
}

/** What the keys of a new shop begin with. */
export function prefixOfNewShop({ isShared }: StorePlace, id: string): string {
  return isShared ? `${id}/` : ROOT;
}

async function tryToClaim(
  { db, place }: ShopPlace,
  mayBegin: (shops: StoredShop[]) => Promise<boolean>,
): Promise<FileStore | null> {
  const own = await findIdentity(db);
  const signed = await signedBy(place, own);
  if (signed) return signed;
  const shops = await listShops(place.files);
  // A database with an identity of its own takes over nobody else's.
  const known = await findKnown(
    db,
    place.files,
    shops.filter(({ id }) => own === null || id === null),
  );
  if (!known && !(await mayBegin(shops))) return null;
  const id = await keepIdentity(db, known?.id ?? randomUUID());
  const prefix = known?.prefix ?? prefixOfNewShop(place, id);
  const store = await signPlace(place, id, prefix);
  const owners = (await listShops(place.files)).filter((shop) => shop.prefix === prefix);
  if (owners.length === 1) return store;
  // Two shops at the same moment in one new folder: neither gets it.
  await place.files.delete(markOf(id));
  throw refusal(place);
}

async function signedBy({ files }: StorePlace, id: string | null): Promise<FileStore | null> {
  const prefix = id === null ? null : await files.get(markOf(id));
  return prefix && within(files, prefix.toString());
}

/** The first of the shops whose files the database speaks of. */
async function findKnown(
  db: Database,
  files: FileStore,
  shops: StoredShop[],
): Promise<StoredShop | null> {
  const noted = await findFileIds(db);
  if (noted.size === 0) return null;
  for (const shop of shops) if (await speaksOf(noted, within(files, shop.prefix))) return shop;
  return null;
}

/**
 * Names of private files are random: one that is known is proof. Names of pictures come from what they
 * show, which two shops may share: they count only where there is nothing private.
 */
async function speaksOf(noted: ReadonlySet<string>, store: FileStore): Promise<boolean> {
  let hasPrivate = false;
  for (const folder of [PRIVATE_FOLDER, RECEIVED_FOLDER])
    for await (const { key } of store.list(folder)) {
      if (noted.has(fileOfKey(key))) return true;
      hasPrivate = true;
    }
  if (hasPrivate) return false;
  for await (const { key } of store.list(PUBLIC_FOLDER)) if (noted.has(fileOfKey(key))) return true;
  return false;
}

async function holdsFiles(store: FileStore): Promise<boolean> {
  for (const folder of [...FILE_FOLDERS, QUARANTINE_FOLDER])
    for await (const _ of store.list(folder)) return true;
  return false;
}

function markOf(id: string): string {
  return SHOPS_FOLDER + id;
}

function refusal({ setting, isShared }: StorePlace): ConfigError {
  return new ConfigError(setting, isShared ? storeTexts.bucketOfOthers : storeTexts.folderOfOthers);
}
