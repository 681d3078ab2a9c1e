import { EXTENSION_NAMES } from '@filigrana/sdk/contract';
import { tags } from '../cases/index.ts';

/** Words one after the other, in lines of the column that explains options. */
const listed = (words: readonly string[]) =>
  words
    .join(', ')
    .replaceAll(/(.{1,70}(?:,|$))(?: |$)/g, `$1\n${' '.repeat(25)}`)
    .trimEnd();

export const help = `Usage: filigrana-conformance --host URL [options]

Compares a host with the Filigrana contract and says what it does differently. Reads only, unless
--write is given.

  --host URL             Where the host answers, without /api.
  --admin WHO            An administrator, written correo:contrasena. Without one, only what
                         everybody may call is compared.
  --manager WHO          A manager; with --write one is made instead.
  --customer WHO         A customer; with --write one is made instead.
  --products IDS         Products to buy, at least three, for a host without --admin: 3,7,12.
                         What is bought of them is not given back.
  --person NUMBER        Identification of somebody on the electoral roll.
  --extensions LIST      Optional parts of the contract that the host has, or all:
                         ${listed(EXTENSION_NAMES)}.

  --write                Also cases that change something. They use people and products of their
                         own and delete what can be deleted; orders and accounts stay.
  --disposable           Also what cannot be undone: replaces the banners, mails a novedad to every
                         subscriber, tries to take the role from the last administrator.
  --rate-limits          Also cases that use up request limits of this machine.
  --outbox FOLDER        Where the host writes its mail as .eml files, for the links
                         in it.

  --storefront           Only what visitors and customers call.
  --tag TAG              Only this tag; may be repeated:
                         ${listed(tags)}.
  --case ID              Only cases whose id begins like this; may be repeated.
  --timeout SECONDS      How long to wait for one answer; 10 unless said otherwise.
  --json [FILE]          The report as JSON: in FILE beside the text, or instead of it.
  --html FILE            The report as a page, beside the text.
  --junit FILE           The report for CI systems, beside the text.
  --help                 This text.

Environment: FILIGRANA_HOST, FILIGRANA_ADMIN, FILIGRANA_MANAGER, FILIGRANA_CUSTOMER stand for the
options of these names, so that passwords need not stand in a list of processes.

Exit code: 0 no differences, 1 differences, 2 the command or the host cannot be used.
`;
