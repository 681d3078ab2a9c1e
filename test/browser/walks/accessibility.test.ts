import { describe, expect, test } from 'vitest';
import { findingsAt } from '../support/findings.ts';
import { OF_CUSTOMERS, PUBLIC, SCREENS } from '../support/pages.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

describe.each(SCREENS)('%s', (_name, viewport) => {
  test('every public page is accessible and silent', async () => {
    expect(await findingsAt(await stage.enter(viewport), PUBLIC)).toEqual({});
  });

  test('every page of a customer is accessible and silent', async () => {
    const customer = await stage.enterAs(undefined, viewport);
    expect(await findingsAt(customer, OF_CUSTOMERS)).toEqual({});
  });
});
