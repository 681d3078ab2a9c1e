/** The rules of the shop: pure functions and tables that both ends of the wire ask. */

// Money and prices
export {
  formatColones,
  fromCents,
  formatUsd,
  groupThousands,
  isWholeCents,
  multiplyCents,
  sumCents,
  toCents,
  toColones,
} from './money.ts';
export type { Cents } from './money.ts';
export {
  formatAmount,
  keepAmount,
  maskPrice,
  parseAmount,
  parsePrice,
  priceText,
} from './amount-input.ts';
export {
  chargedPrice,
  isOnSale,
  isSpecialPriceLower,
  priceProblem,
  pricesProblem,
  struckPrice,
} from './price.ts';
export type { PricesInCents } from './price.ts';
export { cartTotals, isShownTotal, lineSubtotal, paymentPageTotals } from './totals.ts';
export {
  DEFAULT_SHIPPING_FEE,
  SHIPPING_ABOVE_TIERS,
  SHIPPING_TIERS,
  serverShipping,
  tieredShipping,
} from './shipping.ts';

// Measures and making of a piece
export {
  NO_DETAILS,
  STORY_MAX,
  WORK_HOURS_MAX,
  fromParts,
  hasDetails,
  isMeasure,
  listedDetails,
  parseMeasure,
  toParts,
} from './piece-details.ts';
export { MEASURES } from './measures.ts';
export type { MeasureName } from './measures.ts';
export { measureText } from './measure-text.ts';

// Colones
export {
  DEFAULT_EXCHANGE,
  RATES_SHOWN,
  RATE_MAX,
  RATE_MIN,
  REMINDER_DAYS_MAX,
  SINPE_LIMIT_MAX,
  isRate,
  oldRateAlert,
  orderRate,
  sinpeParts,
} from './exchange.ts';

// Sizes, stock and quantities
export {
  RING_CATEGORY_ID,
  RING_SIZES,
  UNIQUE_SIZE,
  bySize,
  describeSize,
  diameterOf,
  hasSizes,
  isRing,
  isRingSize,
  isUniqueSize,
  keepRingSize,
  parseSizes,
} from './sizes.ts';
export type { RingSize } from './sizes.ts';
export { ringMeasures, sizeOfDiameter } from './ring-measures.ts';
export type { RingMeasures } from './ring-measures.ts';
export { FINGERS, HANDS, isSameFinger, withFingerSizes } from './finger-sizes.ts';
export type { Finger, FingerOfHand, Hand } from './finger-sizes.ts';
export {
  QUANTITY_MIN,
  buyableStock,
  categoryChangeClearsStock,
  choiceProblem,
  clampQuantity,
  decreaseQuantity,
  isInactive,
  isOverUnique,
  isSold,
  isSoldOut,
  soldLast,
  maxQuantity,
  mergeQuantities,
  quantityProblem,
  stockOfSize,
  stockSummary,
  totalStock,
} from './stock.ts';
export { isStockChanged, planStock, stockPerSize } from './stock-plan.ts';
export type { StockChange, StockPlan, StockProblem } from './stock-plan.ts';
export { productLookups } from './product-lookups.ts';
export type { ProductLookups, RingStock, SizeProblem } from './product-lookups.ts';
export type { ChoiceProblem, ProductChoice, QuantityProblem } from './stock.ts';

// Picking up
export { openPlace, PICKUP_PLACES_MAX, pickupTotals, pickupWords } from './pickup.ts';

// Changes of a cart
export { cartChangeOf, judgeChange, latestChanges, rememberChange } from './cart-change.ts';
export type { CartChange, CartMemory, ChangeVerdict, RememberedChange } from './cart-change.ts';

// Catalogue: search and filters
export {
  containsText,
  normalizeText,
  sameText,
  singular,
  textLength,
  truncateText,
  typedWords,
} from './text.ts';
export { CATEGORY_NAMES, RING_CATEGORY } from './categories.ts';
export { CATEGORY_SYNONYMS, categoryFromText, searchSteps } from './category-search.ts';
export type { CategoryName } from './categories.ts';
export {
  FILTER_OPTIONS,
  FURTHER_ORDERS,
  LIST_FILTERS,
  MATERIAL_OPTIONS,
  PRICE_OPTIONS,
  STONE_OPTIONS,
  emptyFilters,
  filtersToQuery,
  furtherQuery,
  hasActiveFilters,
  matchesName,
} from './filters.ts';
export type {
  CatalogFilters,
  CatalogQuery,
  FilterOption,
  FurtherOrder,
  ListFilter,
  PriceOrder,
} from './filters.ts';
export {
  ORDER_OPTIONS,
  countFilters,
  orderOf,
  toggleAvailable,
  toggleOrder,
  togglePrice,
  toggleValue,
  withRange,
} from './choose-filters.ts';
export type { CatalogOrder } from './choose-filters.ts';
export { MEASURE_RANGES, RANGE_NAMES, rangeKeys, rangeOf } from './ranges.ts';
export type { MeasureRange, Range, RangeEnds, RangeKey, RangeName } from './ranges.ts';
export { RANGE_LIMITS, isRangeEnd, isRangeReversed } from './range-bounds.ts';
export { countEntries, optionCount } from './catalog-counts.ts';
export { catalogEntry, filterEntries } from './catalog-questions.ts';
export { foundParts, nearestEntries, searchEntries, searchIndex } from './catalog-search.ts';
export {
  readSynonyms,
  SYNONYM_GROUPS_MAX,
  SYNONYM_MAX,
  SYNONYM_WORDS_MAX,
  synonymsOf,
  synonymsProblem,
  TRADE_SYNONYMS,
  writeSynonyms,
} from './synonyms.ts';
export type { SynonymGroups, Synonyms, SynonymsProblem } from './synonyms.ts';
export { relatedProducts } from './related-products.ts';
export type { CatalogEntry } from './catalog-questions.ts';
export type { FoundPart, SearchIndex } from './catalog-search.ts';
export { filtersFromSearch, filtersToSearch } from './filter-address.ts';

// Roles and what they open
export { ROLE, ROLE_NAMES, SCREEN_ROLES, STAFF_ROLES, isStaff, mayOpen, roleOf } from './roles.ts';
export type { GuardedScreen } from './roles.ts';
export { guardRoute, landingAfterLogin, landingAtRoot, landingWhenLoggedIn } from './access.ts';
export type { GuardDecision, Landing } from './access.ts';

// Lifecycles
export { defineLifecycle } from './lifecycle.ts';
export type { Lifecycle, LifecycleTable, Step } from './lifecycle.ts';
export {
  HOLDING_ORDER_STATES,
  INITIAL_PAYMENT_STATUS,
  PAYMENT_STATUS_LABELS,
  PENDING_ORDERS_MAX,
  mayOrderMore,
  orderLifecycle,
  orderNumber,
} from './orders.ts';
export type { OrderEvent, OrderStep } from './orders.ts';
export {
  HOLDS_A_DAY,
  HOLD_MINUTES,
  LATE_PAYMENT_HOURS,
  PROLONG_MINUTES,
  WAITING_DAYS,
  canReturnPiece,
  heldPrice,
  holdEnd,
  holdState,
  isHolding,
  isReserved,
  isUndecided,
  isWithoutPiece,
  latePaymentSince,
  mayBePaid,
  mayHold,
  prolonged,
  secondsLeft,
  unheld,
} from './holds.ts';
export type { HoldRecord, HoldState } from './holds.ts';
export {
  FAVORITES_MAX,
  SAVED_LINES_MAX,
  SEEN_MAX,
  withFavorites,
  withSavedLines,
  withSeen,
} from './favorites.ts';
export {
  DEFAULT_TRACKING,
  GUIDE_MARK,
  GUIDE_MAX,
  GUIDE_MIN,
  ORDER_PATH,
  SENDABLE,
  TRACKING_MAX,
  cleanGuide,
  isGuide,
  isMistypedGuide,
  isTracking,
  mayNote,
  orderDays,
  orderPath,
  trackingLink,
} from './shipments.ts';
export type { PathStage } from './shipments.ts';
export { orderSummary, pieceName } from './order-summary.ts';
export {
  SPECIAL_ORDER_TARGETS,
  UNSET_SPECIAL_ORDER_LABEL,
  specialOrderEventTo,
  specialOrderLabel,
  specialOrderLifecycle,
  specialOrdersFitting,
} from './special-orders.ts';
export type { SpecialOrderEvent, SpecialOrderTarget } from './special-orders.ts';
export { remadeFields, specialOrderFields } from './special-order-form.ts';
export type {
  SentSpecialOrder,
  SpecialOrderFields,
  SpecialOrderLookups,
  UnknownFields,
} from './special-order-form.ts';
export { novedadLifecycle } from './novedades.ts';
export type { NovedadEvent } from './novedades.ts';
export { readFecha } from './read-fecha.ts';
export {
  CUSTOMER_ACTIONS,
  customerActionFor,
  customerFits,
  customerLifecycle,
  customersFitting,
  isEmailWord,
  typedNumber,
  readCustomerStatus,
} from './customers.ts';
export type { CustomerAction } from './customers.ts';

// People
export { BLOCKED_PHONES, isBlockedPhone, isPhone, keepPhone } from './phone.ts';
export {
  EXAMPLE_PASSWORD,
  holdsEmailName,
  isForbiddenPassword,
  isStrongPassword,
  passwordGaps,
} from './password.ts';
export type { PasswordGap } from './password.ts';
export { RECOVERY_CODES, readSecondStep, recoveryCode } from './second-step.ts';
export type { SecondStepCode } from './second-step.ts';
export { isEmail, normalizeEmail } from './email.ts';
export { fullName, tidyName } from './person-name.ts';
export { isSameContact, needsCurrentPassword } from './profile.ts';
export {
  isIdentification,
  isNationalId,
  mayHaveOneSurname,
  isReleased,
  needsLookup,
  normalizeIdentification,
  releasedMark,
} from './identification.ts';

// What the bank says, and whose it is
export {
  BANK_AMOUNT_MAX,
  BANK_ENTRIES_MAX,
  BANK_NAME_MAX,
  BANK_REFERENCE_MAX,
  BANK_TEXT_MAX,
  newEntries,
} from './reconciliation/bank-entry.ts';
export type { BankEntry } from './reconciliation/bank-entry.ts';
export { BANK_FILE_MAX, decodeBankFile } from './reconciliation/bank-file.ts';
export type { SkipReason } from './reconciliation/bank-fields.ts';
export type { SkippedText } from './reconciliation/bank-notices.ts';
export { STATEMENT_COLUMNS } from './reconciliation/bank-statement.ts';
export type {
  StatementColumn,
  StatementLayout,
  StatementTable,
} from './reconciliation/bank-statement.ts';
export {
  CANDIDATES_MAX,
  UNPAID_HOURS,
  matchPayments,
  sharesOf,
  unpaidOrders,
} from './reconciliation/match-payments.ts';
export type { MatchedPayments, PaymentMatch } from './reconciliation/match-payments.ts';
export { MATCH_REASONS } from './reconciliation/match-reasons.ts';
export type { MatchReason } from './reconciliation/match-reasons.ts';
export type { OpenEntry, OpenOrder } from './reconciliation/payment-pairs.ts';
export { ordersStillDue } from './reconciliation/still-due.ts';
export type { EnteredPayment } from './reconciliation/still-due.ts';
export { comparesNames } from './reconciliation/names.ts';
export type { NameLikeness } from './reconciliation/names.ts';
export { readBankText } from './reconciliation/read-bank-text.ts';
export type { BankReading } from './reconciliation/read-bank-text.ts';

// Delivery and payment
export { PROVINCES } from './provinces.ts';
export type { Province } from './provinces.ts';
export { PAYMENT_METHODS, PAYMENT_METHOD_LABELS, SHIPPING_METHOD } from './payment-methods.ts';
export {
  ATTACHMENT_TYPES,
  attachmentAccept,
  attachmentProblem,
  isImageFile,
} from './attachments.ts';
export type { AttachedFile, AttachmentKind, AttachmentProblem } from './attachments.ts';

export { sniff } from './sniff.ts';
export type { Sniffed } from './sniff.ts';

// Counted fields and rows of the back office
export { COUNTED_FIELDS, characterCounter, startCounter } from './character-counter.ts';
export type { CounterLimits, CounterWarning, CounterState } from './character-counter.ts';
export { dealIntoRows, isNearRowEnd, moreInRow } from './admin-rows.ts';

// Photographs of a product
export { MAIN_PHOTO, movePhoto, sortPhotos } from './photos.ts';

// Words of the home page and of the page about the shop
export {
  NO_ENGLISH_SITE_TEXTS,
  NO_SITE_TEXTS,
  SITE_TEXT_MAX,
  SITE_TEXTS_SHOWN,
  textParagraphs,
} from './site-texts.ts';
export type { SiteTextInEnglish, SiteTextKey } from './site-texts.ts';

// Where banners lead to
export { isShopPath } from './shop-path.ts';

// Limits
export {
  ADDRESSES_MAX,
  ADDRESS_MAX,
  ADDRESS_NAME_MAX,
  ADMIN_ROWS,
  ADMIN_ROW_INITIAL,
  ADMIN_ROW_STEP,
  ADMIN_ROW_THRESHOLD_PX,
  AMOUNT_MAX,
  BANNERS_MAX,
  BANNER_FOCUS_STEP,
  BANNER_LINE_MAX,
  BANNER_LINK_MAX,
  BANNER_TITLE_MAX,
  EMAIL_MAX,
  FAQ_ANSWER_MAX,
  FAQ_QUESTION_MAX,
  FILE_SIZE_MAX,
  IDENTIFICATION_LOOKUP_LENGTH,
  IDENTIFICATION_MAX,
  ID_MAX,
  JSON_BODY_MAX,
  NAME_MAX,
  NOTE_MAX,
  NOVEDAD_DESCRIPTION_MAX,
  NOVEDAD_SUBJECT_MAX,
  NOVEDAD_WARNING_AT,
  PAGE_SIZE,
  PAGINATION_MARGIN,
  PAGINATION_RANGE,
  PASSWORD_MAX,
  PASSWORD_MIN,
  REFERENCE_MAX,
  PHONE_LENGTH,
  PHOTOS_MAX,
  PHOTO_DESCRIPTION_MAX,
  VIDEO_SECONDS_MAX,
  PRODUCT_DESCRIPTION_MAX,
  QUANTITY_MAX,
  RESET_REQUESTS_MAX,
  LEGAL_TEXT_MAX,
  SALES_WEEKS,
  SECOND_STEP_MAX,
  SEARCH_CATEGORY_MIN,
  SPECIAL_ORDER_DESCRIPTION_MAX,
  SPECIAL_ORDER_WARNING_AT,
  STOCK_MAX,
} from './limits.ts';

// Days in Costa Rica
export {
  endOfDay,
  isDay,
  lastMondays,
  localDate,
  localDateTime,
  mondayOf,
  startOfDay,
} from './local-date.ts';

// Record of who did what
export {
  ACTIVITY_LABELS,
  ACTIVITY_PAGE,
  actionsWith,
  activityField,
  activityLabel,
  activityTarget,
  activityValue,
  activityWords,
} from './activity.ts';
export type { ActivityAction, ActivityTarget } from './activity.ts';

// The staff's list of orders
export {
  emptyOrderFilters,
  filterOrders,
  hasOrderFilters,
  orderFiltersFromSearch,
  orderFiltersToSearch,
} from './order-filters.ts';
export type { OrderFilters } from './order-filters.ts';
export { orderTotals } from './order-totals.ts';
export type { OrderTotals } from './order-totals.ts';
export { accountsToCsv, monthBounds, recentMonths } from './month-accounts.ts';
export { ordersToCsv } from './order-csv.ts';

// Payments
export {
  CURRENCIES,
  CURRENCY_LABELS,
  PAYMENT_MAX,
  RECEIVED_BY,
  RECEIVED_BY_LABELS,
  REFUND_PROOF_MAX,
  expectedPayment,
  formatPayment,
  fromUnits,
  hasDifference,
  isPaymentAmount,
  notedDue,
  paidPrice,
  paymentBalance,
  stillDue,
  toUnits,
} from './payments.ts';
export type { Money, OrderPrice, PaymentBalance } from './payments.ts';
export { pieceRefund, priceWithout, refundsLeft } from './refunds.ts';
export {
  DOUBT_LABELS,
  DOUBT_REASONS,
  DOUBT_TEXT_MAX,
  RECEIPT_REQUEST_HOURS,
  doubtWords,
  isDoubt,
  requestDays,
  REJECTION_REASONS,
  rejectionLabel,
  rejectionWords,
  requestStatus,
  listedRequest,
  freeRequest,
  RECEIPTS_MAX,
  receiptsLeft,
  type ReceivedOrder,
} from './receipt-requests.ts';
export type { RejectionReason } from '../entities.ts';
export type { Doubt } from './receipt-requests.ts';

// Receipt review
export {
  REFERENCE_MAX_AGE_DAYS,
  SINPE_REFERENCE_LENGTH,
  cleanReference,
  parseReference,
  reviewReference,
} from './payment-reference.ts';
export type { ParsedReference, ReferenceProblem } from './payment-reference.ts';
