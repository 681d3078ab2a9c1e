import { expect, test } from 'vitest';
import * as limits from './limits.ts';

test('the limits are those of the specification, the decisions and the contract', () => {
  expect({ ...limits }).toEqual({
    SPECIAL_ORDER_DESCRIPTION_MAX: 180,
    SPECIAL_ORDER_WARNING_AT: 10,
    NOVEDAD_SUBJECT_MAX: 40,
    NOVEDAD_DESCRIPTION_MAX: 80,
    NOVEDAD_WARNING_AT: 5,
    NAME_MAX: 120,
    FAQ_QUESTION_MAX: 300,
    FAQ_ANSWER_MAX: 2000,
    PRODUCT_DESCRIPTION_MAX: 2000,
    ADDRESS_MAX: 300,
    EMAIL_MAX: 254,
    PASSWORD_MAX: 128,
    IDENTIFICATION_MAX: 20,
    PHONE_LENGTH: 8,
    PASSWORD_MIN: 8,
    IDENTIFICATION_LOOKUP_LENGTH: 9,
    RESET_REQUESTS_MAX: 2,
    SEARCH_CATEGORY_MIN: 3,
    AMOUNT_MAX: 1_000_000,
    QUANTITY_MAX: 999,
    STOCK_MAX: 100_000,
    ID_MAX: 2_147_483_647,
    FILE_SIZE_MAX: 10_485_760,
    PAGE_SIZE: 12,
    PAGINATION_RANGE: 3,
    PAGINATION_MARGIN: 2,
    ADMIN_ROWS: 3,
    ADMIN_ROW_INITIAL: 4,
    ADMIN_ROW_STEP: 4,
    ADMIN_ROW_THRESHOLD_PX: 50,
  });
});
