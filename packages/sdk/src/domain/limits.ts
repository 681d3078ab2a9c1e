/** Every number of specification §9 and of the decisions that a form, a list or the server asks. */

/** Longest description of a special order, characters. §5, §9. */
export const SPECIAL_ORDER_DESCRIPTION_MAX = 180;
/** The special-order counter warns at this many characters left. §9. */
export const SPECIAL_ORDER_WARNING_AT = 10;
/** Longest subject of a novedad, characters. §9. */
export const NOVEDAD_SUBJECT_MAX = 40;
/** Longest description of a novedad, characters. §9. */
export const NOVEDAD_DESCRIPTION_MAX = 80;
/** The counters of a novedad warn at this many characters left. §9. */
export const NOVEDAD_WARNING_AT = 5;
/** Longest name of a person or product, canton or district, characters. Decisions. */
export const NAME_MAX = 120;
/** Longest question of the FAQ, characters. Decisions. */
export const FAQ_QUESTION_MAX = 300;
/** Longest answer of the FAQ, characters. Decisions. */
export const FAQ_ANSWER_MAX = 2000;
/** Longest description of a product, characters. Decisions. */
export const PRODUCT_DESCRIPTION_MAX = 2000;
/** Longest exact address, characters. Decisions. */
export const ADDRESS_MAX = 300;
/** Longest name of an address that is kept, characters. Contract, `AddressForm`. */
export const ADDRESS_NAME_MAX = 40;
/** Most addresses that a customer keeps. Contract, `AddressBook`. */
export const ADDRESSES_MAX = 10;
/** Most photographs of a product besides its main one, which makes eight. Contract, `PhotoList`. */
export const PHOTOS_MAX = 7;
/** Longest description of a photograph, characters. Contract, `PhotoDescription`. */
export const PHOTO_DESCRIPTION_MAX = 200;
/** Longest video of a product, seconds. Contract, `VideoForm`. */
export const VIDEO_SECONDS_MAX = 15;
/** Longest e-mail address, characters (RFC 5321, forward-path). */
export const EMAIL_MAX = 254;
/** Longest password, characters: room for a sentence, and hashing stays cheap. Contract. */
export const PASSWORD_MAX = 128;
/** Longest code of a second step as it is typed, characters. Contract, `SecondStepCode`. */
export const SECOND_STEP_MAX = 32;
/** Longest identification, characters: room for residence permits and passports. Contract. */
export const IDENTIFICATION_MAX = 20;

/** Longest internal note, characters. Contract, `NoteForm`. */
export const NOTE_MAX = 500;
/** Longest payment reference as it is typed, characters. Contract, `ReferenceForm`. */
export const REFERENCE_MAX = 40;
/** Longest text of a page such as the one of terms, characters. Contract, `LegalTextForm`. */
export const LEGAL_TEXT_MAX = 20_000;
/** Weeks of sales on the first page of the back office. Contract, `Dashboard`. */
export const SALES_WEEKS = 12;

/** Digits of a telephone number. §9. */
export const PHONE_LENGTH = 8;
/** Shortest password, characters. §9. */
export const PASSWORD_MIN = 8;
/** The person lookup runs at exactly this many characters. §9. */
export const IDENTIFICATION_LOOKUP_LENGTH = 9;
/** Reset links that one visit of the screen may ask for. §9. */
export const RESET_REQUESTS_MAX = 2;
/** Shortest text that maps to a category by containment, characters. §9. */
export const SEARCH_CATEGORY_MIN = 3;

/** Largest amount of money in a form or on the wire, USD. Contract, `Amount`. */
export const AMOUNT_MAX = 1_000_000;
/** Most pieces in one line of a cart. Contract, `CartAddition`. */
export const QUANTITY_MAX = 999;
/** Most pieces of one product-size in stock. Contract, `SizeStock`. */
export const STOCK_MAX = 100_000;
/** Largest identifier the server gives. Contract, `Id`. */
export const ID_MAX = 2_147_483_647;

/** Largest file anybody may attach, bytes (10 MB). Decisions. */
export const FILE_SIZE_MAX = 10 * 1024 * 1024;
/** Largest body that is JSON, bytes: no text of the contract comes near it. */
export const JSON_BODY_MAX = 256 * 1024;
/** Most banners that one upload carries. Contract, `BannerUpload`. */
export const BANNERS_MAX = 20;
/** Longest title of a banner, characters. Contract, `BannerWordsForm`. */
export const BANNER_TITLE_MAX = 60;
/** Longest line under the title of a banner, characters. Contract, `BannerWordsForm`. */
export const BANNER_LINE_MAX = 120;
/** Longest path that a banner leads to, characters. Contract, `BannerWordsForm`. */
export const BANNER_LINK_MAX = 200;
/** Steps in which the focus of a banner is chosen, per cent. Contract, `BannerFocus`. */
export const BANNER_FOCUS_STEP = 5;

/** Default page size of the pagination component. §4, §9. */
export const PAGE_SIZE = 12;
/** Pages shown around the current one. §9. */
export const PAGINATION_RANGE = 3;
/** Pages shown at each end. §9. */
export const PAGINATION_MARGIN = 2;

/** Rows of the product and stock screens. §9. */
export const ADMIN_ROWS = 3;
/** Cards that a row shows at first. §9. */
export const ADMIN_ROW_INITIAL = 4;
/** Cards that a row adds near its end. §9. */
export const ADMIN_ROW_STEP = 4;
/** Distance from the end of a row, pixels, at which it adds cards. §9. */
export const ADMIN_ROW_THRESHOLD_PX = 50;
