/** Whose data a link opens: the account as it is now, with its logins. */
export interface DataOwner {
  idUsuario: number;
  tokenVersion: number;
}

/** The name of somebody's data among the private files. It dies with the logins of the account. */
export function nameOf({ idUsuario, tokenVersion }: DataOwner): string {
  return `datos-${idUsuario}-${tokenVersion}`;
}

/** Whose data a name stands for; null for any other name. */
export function ownerOf(name: string): DataOwner | null {
  const [, idUsuario, tokenVersion] = /^datos-(\d{1,10})-(\d{1,10})$/.exec(name) ?? [];
  return idUsuario === undefined
    ? null
    : { idUsuario: Number(idUsuario), tokenVersion: Number(tokenVersion) };
}
