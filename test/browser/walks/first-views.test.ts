import { expect, test } from 'vitest';
import { visit } from '../../../packages/server/bench/pages.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

/** What a first view on a phone may bring until it is at rest: what it brought when this was written, and a tenth. */
const ALLOWED = {
  '/clientes': { requests: 21, kB: 288, scriptKB: 125 },
  '/clientes/catalogo': { requests: 21, kB: 263, scriptKB: 143 },
  '/clientes/producto/1': { requests: 18, kB: 228, scriptKB: 135 },
  '/clientes/ofertas-especiales': { requests: 22, kB: 270, scriptKB: 143 },
  '/clientes/faq': { requests: 13, kB: 198, scriptKB: 122 },
  '/clientes/login': { requests: 18, kB: 250, scriptKB: 157 },
};

// The times that Lighthouse simulates are made from these and from how busy the machine is:
// `npm run bench -- pages` tells them.
test.each(Object.entries(ALLOWED))(
  'the first view of %s stays light, still and without fault',
  async (address, allowed) => {
    const { scores, cls, requests, kB, scriptKB } = await visit(stage.url + address);
    const [, accessibility, bestPractices, seo] = scores;
    expect({ accessibility, bestPractices, seo }).toEqual({
      accessibility: 100,
      bestPractices: 100,
      seo: 100,
    });
    expect(cls).toBeLessThanOrEqual(0.01);
    expect(requests, 'requests').toBeLessThanOrEqual(allowed.requests);
    expect(kB, 'kB').toBeLessThanOrEqual(allowed.kB);
    expect(scriptKB, 'kB of scripts').toBeLessThanOrEqual(allowed.scriptKB);
  },
);
