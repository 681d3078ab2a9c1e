import type { Database } from '../../db/database.ts';

export const findCategories = (db: Database) =>
  db.selectFrom('categorias').selectAll().orderBy('idCategoria').execute();

export const findStones = (db: Database) =>
  db.selectFrom('piedras').selectAll().orderBy('idPiedra').execute();

export const findMaterials = (db: Database) =>
  db.selectFrom('materiales').selectAll().orderBy('idMaterial').execute();

export const findSizes = (db: Database) =>
  db.selectFrom('tallas').selectAll().orderBy('idTalla').execute();
