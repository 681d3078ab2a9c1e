import { expect, test } from 'vitest';
import * as domain from './index.ts';

/** Adding or taking away a name here is a change of the package's interface. */
const NAMES = `
    ACTIVITY_LABELS ACTIVITY_PAGE ADDRESSES_MAX ADDRESS_MAX ADDRESS_NAME_MAX ADMIN_ROWS ADMIN_ROW_INITIAL ADMIN_ROW_STEP
    ADMIN_ROW_THRESHOLD_PX AMOUNT_MAX ATTACHMENT_TYPES BANK_FILE_MAX BANNERS_MAX BANNER_FOCUS_STEP BANNER_LINE_MAX BANNER_LINK_MAX BANNER_TITLE_MAX isShopPath NO_ENGLISH_SITE_TEXTS NO_SITE_TEXTS SITE_TEXT_MAX SITE_TEXTS_SHOWN textParagraphs BLOCKED_PHONES CATEGORY_NAMES
    CATEGORY_SYNONYMS COUNTED_FIELDS CUSTOMER_ACTIONS DEFAULT_SHIPPING_FEE EMAIL_MAX
    EXAMPLE_PASSWORD FAQ_ANSWER_MAX FAQ_QUESTION_MAX FILE_SIZE_MAX FILTER_OPTIONS
    HOLDING_ORDER_STATES IDENTIFICATION_LOOKUP_LENGTH IDENTIFICATION_MAX ID_MAX
    INITIAL_PAYMENT_STATUS JSON_BODY_MAX LEGAL_TEXT_MAX LIST_FILTERS MATERIAL_OPTIONS NAME_MAX NOTE_MAX
    NOVEDAD_DESCRIPTION_MAX NOVEDAD_SUBJECT_MAX NOVEDAD_WARNING_AT PAGE_SIZE PAGINATION_MARGIN
    PAGINATION_RANGE PASSWORD_MAX PASSWORD_MIN PAYMENT_METHODS PAYMENT_METHOD_LABELS
    PAYMENT_STATUS_LABELS PENDING_ORDERS_MAX PHONE_LENGTH PHOTOS_MAX PHOTO_DESCRIPTION_MAX MAIN_PHOTO movePhoto sortPhotos PRICE_OPTIONS PRODUCT_DESCRIPTION_MAX
    PROVINCES QUANTITY_MAX QUANTITY_MIN RECOVERY_CODES REFERENCE_MAX REFERENCE_MAX_AGE_DAYS
    RESET_REQUESTS_MAX RING_CATEGORY RING_CATEGORY_ID RING_SIZES ROLE ROLE_NAMES SALES_WEEKS
    SCREEN_ROLES SEARCH_CATEGORY_MIN SECOND_STEP_MAX SHIPPING_ABOVE_TIERS SHIPPING_METHOD
    SHIPPING_TIERS SINPE_REFERENCE_LENGTH SPECIAL_ORDER_DESCRIPTION_MAX SPECIAL_ORDER_TARGETS
    SPECIAL_ORDER_WARNING_AT STAFF_ROLES STOCK_MAX STONE_OPTIONS UNIQUE_SIZE
    UNSET_SPECIAL_ORDER_LABEL actionsWith activityField activityLabel activityTarget
    activityValue activityWords attachmentAccept attachmentProblem buyableStock bySize
    cartChangeOf cartTotals catalogEntry categoryChangeClearsStock categoryFromText
    characterCounter chargedPrice choiceProblem clampQuantity cleanReference containsText
    customerActionFor customerFits customerLifecycle customersFitting dealIntoRows decreaseQuantity defineLifecycle
    describeSize diameterOf emptyFilters emptyOrderFilters endOfDay filterEntries filterOrders
    filtersFromSearch filtersToQuery filtersToSearch formatAmount formatUsd fromCents fullName
    groupThousands guardRoute hasActiveFilters hasOrderFilters hasSizes holdsEmailName
    isBlockedPhone isDay isEmail isEmailWord typedNumber isForbiddenPassword isIdentification isImageFile isInactive
    isNationalId mayHaveOneSurname isNearRowEnd isOnSale isPhone isReleased isRing isRingSize isSameContact
    isShownTotal isSoldOut isSpecialPriceLower isStaff isStockChanged isStrongPassword
    isUndecided isUniqueSize isWholeCents judgeChange keepAmount keepPhone keepRingSize landingAfterLogin
    landingAtRoot landingWhenLoggedIn lastMondays latestChanges lineSubtotal localDate
    localDateTime maskPrice matchesName maxQuantity mayOpen mayOrderMore mergeQuantities
    mondayOf moreInRow multiplyCents needsCurrentPassword needsLookup normalizeEmail
    normalizeIdentification normalizeText novedadLifecycle orderFiltersFromSearch
    orderFiltersToSearch orderLifecycle orderNumber orderSummary orderTotals accountsToCsv monthBounds recentMonths
    ordersToCsv parseAmount
    parsePrice parseReference parseSizes passwordGaps paymentPageTotals pieceName planStock
    priceProblem priceText pricesProblem productLookups quantityProblem readCustomerStatus
    readFecha readSecondStep recoveryCode relatedProducts releasedMark remadeFields rememberChange reviewReference roleOf
    sameText searchEntries searchIndex serverShipping sniff specialOrderEventTo specialOrderFields
    specialOrderLabel specialOrderLifecycle specialOrdersFitting startCounter startOfDay stockOfSize stockPerSize
    stockSummary struckPrice sumCents textLength tidyName tieredShipping toCents togglePrice
    toggleValue totalStock truncateText typedWords
    DEFAULT_EXCHANGE RATES_SHOWN RATE_MAX RATE_MIN REMINDER_DAYS_MAX SINPE_LIMIT_MAX formatColones isRate oldRateAlert orderRate
    sinpeParts toColones canReturnPiece paidPrice pieceRefund priceWithout refundsLeft
    DEFAULT_TRACKING GUIDE_MARK GUIDE_MAX GUIDE_MIN ORDER_PATH SENDABLE TRACKING_MAX cleanGuide
    BANK_NAME_MAX BANK_REFERENCE_MAX BANK_TEXT_MAX STATEMENT_COLUMNS comparesNames decodeBankFile
    newEntries readBankText CANDIDATES_MAX MATCH_REASONS UNPAID_HOURS matchPayments sharesOf unpaidOrders ordersStillDue
    FURTHER_ORDERS ORDER_OPTIONS countEntries furtherQuery MEASURE_RANGES RANGE_LIMITS RANGE_NAMES isRangeEnd isRangeReversed optionCount orderOf searchSteps
    toggleAvailable toggleOrder countFilters rangeKeys rangeOf withRange singular
    BANK_AMOUNT_MAX BANK_ENTRIES_MAX
    FINGERS HANDS isSameFinger withFingerSizes ringMeasures sizeOfDiameter isGuide isMistypedGuide isTracking mayNote orderDays orderPath trackingLink
    DOUBT_LABELS DOUBT_REASONS DOUBT_TEXT_MAX RECEIPT_REQUEST_HOURS doubtWords isDoubt REJECTION_REASONS rejectionLabel rejectionWords requestDays requestStatus listedRequest freeRequest RECEIPTS_MAX receiptsLeft
    REFUND_PROOF_MAX CURRENCIES CURRENCY_LABELS PAYMENT_MAX RECEIVED_BY RECEIVED_BY_LABELS expectedPayment
    formatPayment fromUnits hasDifference isPaymentAmount notedDue paymentBalance stillDue toUnits
    foundParts nearestEntries SYNONYM_GROUPS_MAX SYNONYM_MAX SYNONYM_WORDS_MAX TRADE_SYNONYMS readSynonyms synonymsOf synonymsProblem writeSynonyms
    MEASURES NO_DETAILS STORY_MAX WORK_HOURS_MAX fromParts hasDetails isMeasure listedDetails measureText parseMeasure toParts
    PICKUP_PLACES_MAX openPlace pickupTotals pickupWords
    FAVORITES_MAX SAVED_LINES_MAX SEEN_MAX withFavorites withSavedLines withSeen
    HOLDS_A_DAY HOLD_MINUTES LATE_PAYMENT_HOURS PROLONG_MINUTES VIDEO_SECONDS_MAX WAITING_DAYS heldPrice holdEnd holdState isHolding isReserved isWithoutPiece isOverUnique isSold soldLast latePaymentSince mayBePaid mayHold prolonged secondsLeft unheld
  `;

test('the rules of the shop have these public names', () => {
  expect(Object.keys(domain).sort()).toEqual(NAMES.trim().split(/\s+/).sort());
});
