import type { ExtensionName } from '@filigrana/sdk/contract';
import { DEFAULT_TRACKING } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { MockMail } from './mail.ts';
import { randomHex, randomStream } from './random.ts';
import type {
  AccountRow,
  ActivityRow,
  AddressRow,
  BankEntryRow,
  BannerRow,
  CartRow,
  ConfirmationRow,
  EmailUndoRow,
  EventRow,
  ExchangeRow,
  FaqRow,
  HoldRow,
  NovedadRow,
  OrderRow,
  PaymentRow,
  ReceiptRequestRow,
  RefundRow,
  PieceRow,
  PhotoRow,
  ProductRow,
  ResetTokenRow,
  RollPerson,
  SecondStepRow,
  SiteTextsRow,
  SpecialOrderRow,
  StoredFile,
  Versioned,
} from './rows.ts';

type Schemas = components['schemas'];

/** The short lists that products point to. */
export interface Lookups {
  categories: Schemas['Category'][];
  stones: Schemas['Stone'][];
  materials: Schemas['Material'][];
  sizes: Schemas['Size'][];
}

/** Everything that one shop holds at one moment. Handlers change it in one go, so nothing tears. */
export interface World {
  readonly seed: number;
  /** The optional parts of the contract that this shop has. */
  readonly extensions: ReadonlySet<ExtensionName>;
  /** What time it is in the shop. */
  now(): Date;
  /** Hexadecimal digits that are the same for the same seed and the same calls. */
  random(digits: number): string;
  /** The next number of a kind of row. */
  nextId(kind: string): number;
  lookups: Lookups;
  roll: RollPerson[];
  accounts: AccountRow[];
  /** In the order in which they were added. */
  addresses: AddressRow[];
  products: ProductRow[];
  /** Further photographs, those of a product in their order. */
  photos: PhotoRow[];
  pieces: PieceRow[];
  carts: CartRow[];
  /** Oldest first, those that are over too. */
  holds: HoldRow[];
  /** Who hears when a piece is free again. */
  waiting: { idProducto_talla: number; correo: string }[];
  /** What customers keep, newest first, by account. */
  favorites: Map<number, Schemas['Favorite'][]>;
  /** Lines saved for later, by account, newest first. */
  savedLines: Map<number, Schemas['SavedLine'][]>;
  /** The ring sizes of customers, the one kept last first, by account. */
  ringSizes: Map<number, Schemas['FingerSize'][]>;
  orders: OrderRow[];
  payments: PaymentRow[];
  refunds: RefundRow[];
  /** By order: the receipt that was last asked for. */
  receiptRequests: Map<number, ReceiptRequestRow>;
  specialOrders: SpecialOrderRow[];
  faqs: FaqRow[];
  novedades: NovedadRow[];
  /** In their order. */
  banners: BannerRow[];
  /** What was read from the bank. */
  bankEntries: BankEntryRow[];
  /** What happened to orders and special orders. */
  events: EventRow[];
  /** Who did what, oldest first. */
  activity: ActivityRow[];
  /** US dollars. */
  shippingFee: { monto: number; version: number };
  /** Where orders are picked up; `last` is the highest id that one was given. */
  pickup: { lugares: Schemas['PickupPlace'][]; last: number } & Versioned;
  /** What a dollar cost in colones, newest first. */
  rates: ExchangeRow[];
  /** Where guides are followed. */
  tracking: { plantilla: string; version: number };
  /** Null texts: nobody has written them. */
  legalTexts: Record<Schemas['LegalPage'], { texto: string | null } & Versioned>;
  /** Words of pages, newest first. */
  siteTexts: SiteTextsRow[];
  /** Null groups: those of the trade count. */
  synonyms: { grupos: string[][] | null } & Versioned;
  resetTokens: ResetTokenRow[];
  /** Ids of logins that people have ended. */
  endedLogins: Set<string>;
  /** By account. */
  secondSteps: Map<number, SecondStepRow>;
  confirmations: ConfirmationRow[];
  /** Oldest first. */
  emailUndos: EmailUndoRow[];
  /** Answers of attempts that carried an idempotency key. */
  attempts: Map<string, { print: string; answer: string }>;
  files: Map<string, StoredFile>;
  mail: MockMail[];
  /** Scenario: every e-mail that is new to an account belongs to somebody else. */
  everyEmailIsTaken: boolean;
  /** Scenario: nobody is looked up by identification. */
  isLookupOff: boolean;
}

/** What a shop is from its first moment to its last. */
export type Foundation = Pick<World, 'seed' | 'now' | 'extensions'>;

/** A shop without anything in it but its short lists. */
export function emptyWorld({ seed, now, extensions }: Foundation, lookups: Lookups): World {
  const random = randomStream(seed);
  const counters = new Map<string, number>();
  return {
    seed,
    now,
    extensions,
    random: (digits) => randomHex(random, digits),
    nextId(kind) {
      const id = (counters.get(kind) ?? 0) + 1;
      counters.set(kind, id);
      return id;
    },
    lookups,
    roll: [],
    accounts: [],
    addresses: [],
    products: [],
    photos: [],
    pieces: [],
    carts: [],
    holds: [],
    waiting: [],
    favorites: new Map(),
    savedLines: new Map(),
    ringSizes: new Map(),
    orders: [],
    payments: [],
    refunds: [],
    receiptRequests: new Map(),
    specialOrders: [],
    faqs: [],
    novedades: [],
    banners: [],
    bankEntries: [],
    events: [],
    activity: [],
    shippingFee: { monto: 0, version: 1 },
    pickup: { lugares: [], last: 0, version: 1 },
    rates: [],
    tracking: { plantilla: DEFAULT_TRACKING, version: 1 },
    legalTexts: {
      privacidad: { texto: null, version: 1 },
      terminos: { texto: null, version: 1 },
      cuidado: { texto: null, version: 1 },
    },
    siteTexts: [],
    synonyms: { grupos: null, version: 1 },
    resetTokens: [],
    endedLogins: new Set(),
    secondSteps: new Map(),
    confirmations: [],
    emailUndos: [],
    attempts: new Map(),
    files: new Map(),
    mail: [],
    everyEmailIsTaken: false,
    isLookupOff: false,
  };
}
