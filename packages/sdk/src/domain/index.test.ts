import { expect, test } from 'vitest';
import * as domain from './index.ts';

/** Adding or taking away a name here is a change of the package's interface. */
const NAMES = `
    NOTE_MAX LEGAL_TEXT_MAX SALES_WEEKS reviewReference REFERENCE_MAX REFERENCE_MAX_AGE_DAYS SINPE_REFERENCE_LENGTH cleanReference
    parseReference lastMondays localDate localDateTime mondayOf startOfDay emptyOrderFilters
    filterOrders hasOrderFilters orderFiltersFromSearch orderFiltersToSearch orderTotals
    ordersToCsv ADDRESS_MAX ADMIN_ROWS ADMIN_ROW_INITIAL ADMIN_ROW_STEP ADMIN_ROW_THRESHOLD_PX
    AMOUNT_MAX ATTACHMENT_TYPES BANNERS_MAX BLOCKED_PHONES CATEGORY_NAMES CATEGORY_SYNONYMS
    COUNTED_FIELDS CUSTOMER_ACTIONS DEFAULT_SHIPPING_FEE EMAIL_MAX EXAMPLE_PASSWORD
    FAQ_ANSWER_MAX FAQ_QUESTION_MAX FILE_SIZE_MAX FILTER_OPTIONS HOLDING_ORDER_STATES
    IDENTIFICATION_LOOKUP_LENGTH IDENTIFICATION_MAX ID_MAX INITIAL_PAYMENT_STATUS
    LIST_FILTERS MATERIAL_OPTIONS NAME_MAX NOVEDAD_DESCRIPTION_MAX NOVEDAD_SUBJECT_MAX
    NOVEDAD_WARNING_AT PAGE_SIZE PAGINATION_MARGIN PAGINATION_RANGE PASSWORD_MAX
    PASSWORD_MIN PAYMENT_METHODS PAYMENT_METHOD_LABELS PAYMENT_STATUS_LABELS PHONE_LENGTH
    PRICE_OPTIONS PRODUCT_DESCRIPTION_MAX PROVINCES QUANTITY_MAX QUANTITY_MIN
    RESET_REQUESTS_MAX RING_CATEGORY RING_CATEGORY_ID RING_SIZES ROLE ROLE_NAMES
    RECOVERY_CODES SECOND_STEP_MAX readSecondStep recoveryCode SCREEN_ROLES SEARCH_CATEGORY_MIN SHIPPING_ABOVE_TIERS SHIPPING_METHOD SHIPPING_TIERS
    SPECIAL_ORDER_DESCRIPTION_MAX SPECIAL_ORDER_TARGETS SPECIAL_ORDER_WARNING_AT
    STAFF_ROLES STOCK_MAX STONE_OPTIONS UNIQUE_SIZE UNSET_SPECIAL_ORDER_LABEL
    attachmentAccept attachmentProblem bySize cartTotals catalogEntry
    categoryChangeClearsStock categoryFromText characterCounter chargedPrice choiceProblem
    clampQuantity containsText customerActionFor customerLifecycle dealIntoRows
    decreaseQuantity defineLifecycle describeSize diameterOf emptyFilters filterEntries
    filtersFromSearch fullName filtersToQuery filtersToSearch formatAmount formatUsd fromCents
    groupThousands guardRoute hasActiveFilters hasSizes holdsEmailName needsCurrentPassword isBlockedPhone
    isEmail isForbiddenPassword isIdentification isImageFile isInactive isNationalId
    isNearRowEnd isOnSale isPhone isRing isRingSize isSameContact isSoldOut isStaff
    isStrongPassword isUniqueSize keepAmount keepPhone keepRingSize landingAfterLogin
    landingAtRoot landingWhenLoggedIn lineSubtotal maskPrice matchesName mayOpen
    mergeQuantities moreInRow multiplyCents needsLookup normalizeEmail normalizeText
    novedadLifecycle orderLifecycle orderSummary parseAmount parsePrice parseSizes
    passwordGaps paymentPageTotals pieceName priceText readCustomerStatus readFecha roleOf
    sameText searchEntries serverShipping specialOrderEventTo specialOrderLabel
    specialOrderLifecycle startCounter stockOfSize struckPrice sumCents textLength
    tidyName tieredShipping toCents togglePrice toggleValue totalStock truncateText
`;

test('the rules of the shop have these public names', () => {
  expect(Object.keys(domain).sort()).toEqual(NAMES.trim().split(/\s+/).sort());
});
