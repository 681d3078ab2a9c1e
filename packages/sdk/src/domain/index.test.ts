import { expect, test } from 'vitest';
import * as domain from './index.ts';

/** Adding or taking away a name here is a change of the package's interface. */
const NAMES = `
    ACTIVITY_LABELS ACTIVITY_PAGE ADDRESS_MAX ADMIN_ROWS ADMIN_ROW_INITIAL ADMIN_ROW_STEP
    ADMIN_ROW_THRESHOLD_PX AMOUNT_MAX ATTACHMENT_TYPES BANNERS_MAX BLOCKED_PHONES CATEGORY_NAMES
    CATEGORY_SYNONYMS COUNTED_FIELDS CUSTOMER_ACTIONS DEFAULT_SHIPPING_FEE EMAIL_MAX
    EXAMPLE_PASSWORD FAQ_ANSWER_MAX FAQ_QUESTION_MAX FILE_SIZE_MAX FILTER_OPTIONS
    HOLDING_ORDER_STATES IDENTIFICATION_LOOKUP_LENGTH IDENTIFICATION_MAX ID_MAX
    INITIAL_PAYMENT_STATUS LEGAL_TEXT_MAX LIST_FILTERS MATERIAL_OPTIONS NAME_MAX NOTE_MAX
    NOVEDAD_DESCRIPTION_MAX NOVEDAD_SUBJECT_MAX NOVEDAD_WARNING_AT PAGE_SIZE PAGINATION_MARGIN
    PAGINATION_RANGE PASSWORD_MAX PASSWORD_MIN PAYMENT_METHODS PAYMENT_METHOD_LABELS
    PAYMENT_STATUS_LABELS PENDING_ORDERS_MAX PHONE_LENGTH PRICE_OPTIONS PRODUCT_DESCRIPTION_MAX
    PROVINCES QUANTITY_MAX QUANTITY_MIN RECOVERY_CODES REFERENCE_MAX REFERENCE_MAX_AGE_DAYS
    RESET_REQUESTS_MAX RING_CATEGORY RING_CATEGORY_ID RING_SIZES ROLE ROLE_NAMES SALES_WEEKS
    SCREEN_ROLES SEARCH_CATEGORY_MIN SECOND_STEP_MAX SHIPPING_ABOVE_TIERS SHIPPING_METHOD
    SHIPPING_TIERS SINPE_REFERENCE_LENGTH SPECIAL_ORDER_DESCRIPTION_MAX SPECIAL_ORDER_TARGETS
    SPECIAL_ORDER_WARNING_AT STAFF_ROLES STOCK_MAX STONE_OPTIONS UNIQUE_SIZE
    UNSET_SPECIAL_ORDER_LABEL actionsWith activityField activityLabel activityTarget
    activityValue activityWords attachmentAccept attachmentProblem buyableStock bySize
    cartChangeOf cartTotals catalogEntry categoryChangeClearsStock categoryFromText
    characterCounter chargedPrice choiceProblem clampQuantity cleanReference containsText
    customerActionFor customerLifecycle dealIntoRows decreaseQuantity defineLifecycle
    describeSize diameterOf emptyFilters emptyOrderFilters endOfDay filterEntries filterOrders
    filtersFromSearch filtersToQuery filtersToSearch formatAmount formatUsd fromCents fullName
    groupThousands guardRoute hasActiveFilters hasOrderFilters hasSizes holdsEmailName
    isBlockedPhone isDay isEmail isForbiddenPassword isIdentification isImageFile isInactive
    isNationalId isNearRowEnd isOnSale isPhone isReleased isRing isRingSize isSameContact
    isShownTotal isSoldOut isSpecialPriceLower isStaff isStockChanged isStrongPassword
    isUniqueSize isWholeCents judgeChange keepAmount keepPhone keepRingSize landingAfterLogin
    landingAtRoot landingWhenLoggedIn lastMondays latestChanges lineSubtotal localDate
    localDateTime maskPrice matchesName maxQuantity mayOpen mayOrderMore mergeQuantities
    mondayOf moreInRow multiplyCents needsCurrentPassword needsLookup normalizeEmail
    normalizeIdentification normalizeText novedadLifecycle orderFiltersFromSearch
    orderFiltersToSearch orderLifecycle orderSummary orderTotals ordersToCsv parseAmount
    parsePrice parseReference parseSizes passwordGaps paymentPageTotals pieceName planStock
    priceProblem priceText pricesProblem productLookups quantityProblem readCustomerStatus
    readFecha readSecondStep recoveryCode relatedProducts releasedMark rememberChange reviewReference roleOf
    sameText searchEntries serverShipping sniff specialOrderEventTo specialOrderFields
    specialOrderLabel specialOrderLifecycle startCounter startOfDay stockOfSize stockPerSize
    stockSummary struckPrice sumCents textLength tidyName tieredShipping toCents togglePrice
    toggleValue totalStock truncateText
  `;

test('the rules of the shop have these public names', () => {
  expect(Object.keys(domain).sort()).toEqual(NAMES.trim().split(/\s+/).sort());
});
