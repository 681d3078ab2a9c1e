import type { ShopContext } from '../../shared/services/service.ts';
import type { DraftName, Keeping } from '../../shared/storage.ts';
import { draftFiles, fileKeyOf } from './draft-files.ts';

/** What an account has begun to ask for. */
export interface Begun<Values> {
  readonly values: Values;
  /** Survives leaving the page; after a reload `recall` gives it. */
  readonly file: File | null;
  /** It was sent, and how that ended is not known. */
  readonly isUnresolved: boolean;
}

/** Keeps what one account at a time has begun to ask for; nobody else is shown any of it. */
export interface AccountDraft<Values> {
  read(idUsuario: number): Begun<Values> | null;
  /** Null takes back the file that there is, not the one that is still to be recalled. */
  keep(idUsuario: number, values: Values, file: File | null): void;
  /** The file, also after a reload; null where there is none. */
  recall(idUsuario: number): Promise<File | null>;
  /** It is about to be sent: gives the idempotency key that it has had since it was begun. */
  send(idUsuario: number): string;
  /** How the last attempt ended is known: not at all well. */
  resolve(idUsuario: number, key: 'kept' | 'dropped'): void;
  /** The file is of no use any more. */
  detach(): void;
  /** Takes that back, unless another file was chosen or all of it forgotten meanwhile. */
  reattach(): void;
  forget(): void;
}

export interface AccountDraftOptions<Values extends object> {
  name: DraftName;
  keeping: Keeping;
  /** Reads what was stored; what makes no sense counts as empty. */
  read(stored: unknown): Values;
}

interface Stored<Values> {
  readonly idUsuario: number;
  readonly key: string | null;
  readonly isUnresolved: boolean;
  readonly values: Values;
  readonly fileKey: string | null;
}

/** A file of one account. */
interface Attached {
  readonly idUsuario: number;
  readonly file: File;
}

const isEmpty = (values: object) =>
  Object.values(values).every((value) => value === '' || value === null);

/** A draft in the storages of the browser, its file in memory too. */
export function accountDraft<Values extends object>(
  { kept, environment }: ShopContext,
  options: AccountDraftOptions<Values>,
): AccountDraft<Values> {
  const { name, keeping } = options;
  const files = draftFiles(environment);
  let attached: Attached | null = null;
  let detached: Attached | null = null;

  const stored = (idUsuario: number): Stored<Values> | null => {
    const draft = kept.readDraft(name, keeping);
    if (draft?.['idUsuario'] !== idUsuario) return null;
    const key = draft['key'];
    return {
      idUsuario,
      key: typeof key === 'string' && key !== '' ? key : null,
      isUnresolved: draft['isUnresolved'] === true,
      values: options.read(draft['values']),
      fileKey: fileKeyOf(draft),
    };
  };
  const ownFile = (idUsuario: number): File | null =>
    attached?.idUsuario === idUsuario ? attached.file : null;
  const write = (idUsuario: number, change: Partial<Stored<Values>>): string => {
    const before = stored(idUsuario) ?? {
      key: null,
      isUnresolved: false,
      values: options.read(null),
      fileKey: null,
    };
    const next = { ...before, ...change, idUsuario };
    if (next.fileKey !== before.fileKey) files.forget(before.fileKey);
    const isBlank = isEmpty(next.values) && !next.isUnresolved && next.fileKey === null;
    // The key is there long before it is sent: tabs that send at one instant do not see yet what the other stores.
    const key = next.key ?? environment.randomKey();
    // What somebody else has begun waits until this account begins something.
    if (!isBlank || stored(idUsuario))
      kept.keepDraft(name, isBlank ? null : { ...next, key }, keeping);
    return key;
  };

  const keep: AccountDraft<Values>['keep'] = (idUsuario, values, file) => {
    const isOther = file !== ownFile(idUsuario);
    attached = file && { idUsuario, file };
    if (file) detached = null;
    write(idUsuario, { values, ...(isOther && { fileKey: file && files.keep(file) }) });
  };

  return {
    keep,
    read(idUsuario) {
      const draft = stored(idUsuario);
      // Gone with a logout, and so is the file.
      if (!draft && ownFile(idUsuario)) attached = null;
      return draft && { ...draft, file: ownFile(idUsuario) };
    },
    async recall(idUsuario) {
      const fileKey = stored(idUsuario)?.fileKey ?? null;
      if (fileKey !== null && attached === null) {
        const file = await files.read(fileKey);
        // Unless another one was chosen, or all of it sent or forgotten meanwhile.
        if (file && attached === null && stored(idUsuario)?.fileKey === fileKey)
          attached = { idUsuario, file };
      }
      return ownFile(idUsuario);
    },
    send(idUsuario) {
      return write(idUsuario, { isUnresolved: true });
    },
    resolve(idUsuario, key) {
      if (stored(idUsuario))
        write(idUsuario, { isUnresolved: false, ...(key === 'dropped' && { key: null }) });
    },
    detach() {
      detached = attached;
      attached = null;
      const draft = kept.readDraft(name, keeping);
      files.forget(fileKeyOf(draft));
      if (draft) kept.keepDraft(name, { ...draft, fileKey: null }, keeping);
    },
    reattach() {
      const draft = detached && stored(detached.idUsuario);
      if (detached && draft) keep(detached.idUsuario, draft.values, detached.file);
      detached = null;
    },
    forget() {
      attached = detached = null;
      files.forget(fileKeyOf(kept.readDraft(name, keeping)));
      kept.keepDraft(name, null, keeping);
    },
  };
}
