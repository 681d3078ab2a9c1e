import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserProgram } from '../../../scripts/lib/browsers.mjs';
import { median, ms } from './figures.ts';
import { freePort } from './machine.ts';
import type { Figure } from './table.ts';

/** The pages that people come to first. */
export const FIRST_VIEWS = [
  '/clientes',
  '/clientes/catalogo',
  '/clientes/producto/1',
  '/clientes/ofertas-especiales',
  '/clientes/faq',
  '/clientes/login',
];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of a page on a phone: a slow 4G and a slow processor, both simulated. */
export interface FirstView {
  /** Of 100, in the order of `CATEGORIES`. */
  scores: number[];
  /** First and largest contentful paint and total blocking time, ms. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** Cumulative layout shift; 0 is none. */
  cls: number;
  /** Requests until the page is at rest, and what they bring, in kB. */
  requests: number;
  kB: number;
  scriptKB: number;
}

/** A trace that Lighthouse could not read is made again. */
const ATTEMPTS = 3;

/** One visit of a page, by a browser that knows nothing of it. */
export async function visit(url: string, attempt = 1): Promise<FirstView> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserProgram('chromium'),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
    if (run?.lhr.runtimeError && attempt < ATTEMPTS) return await visit(url, attempt + 1);
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? url);
    const { audits, categories } = run.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? NaN;
    const details = audits['network-requests']?.details as unknown as {
      items: { transferSize: number; resourceType: string; url: string }[];
    };
    const sent = details.items.filter(({ url: from }) => !from.startsWith('data:'));
    const kB = (items: typeof sent) =>
      items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
    return {
      scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      requests: sent.length,
      kB: kB(sent),
      scriptKB: kB(sent.filter(({ resourceType }) => resourceType === 'Script')),
    };
  } finally {
    await browser.close();
  }
}

/** The first views of a shop, each the median of so many visits. */
export async function firstViews(url: string, visits = 5): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const address of FIRST_VIEWS) {
    const seen: FirstView[] = [];
    // Pictures are drawn for whoever asks first: that is not what is measured.
    await visit(url + address);
    while (seen.length < visits) seen.push(await visit(url + address));
    const of = (read: (view: FirstView) => number) => median(seen.map(read));
    const [fcp, lcp, tbt] = [of((v) => v.fcp), of((v) => v.lcp), of((v) => v.tbt)];
    const scores = CATEGORIES.map((_, index) => of((view) => view.scores[index] ?? 0));
    const [requests, kB] = [of((view) => view.requests), of((view) => view.kB)];
    const [scriptKB, cls] = [of((view) => view.scriptKB), of((view) => view.cls)];
    figures.push({
      what: `first view of ${address} on a phone (Lighthouse)`,
      figure: [
        scores.join('/'),
        `FCP ${ms(fcp)}, LCP ${ms(lcp)}, TBT ${ms(tbt)}, CLS ${cls.toFixed(3)}`,
        `${requests} requests, ${Math.round(kB)} kB, ${Math.round(scriptKB)} of scripts`,
      ].join('; '),
      aim: '99/100/100/100; 1200, 1600, 40 ms, 0; 20, 320 kB, 90',
      holds:
        (scores[0] ?? 0) >= 99 &&
        scores.slice(1).every((score) => score === 100) &&
        cls.toFixed(3) === '0.000' &&
        fcp <= 1200 &&
        lcp <= 1600 &&
        tbt <= 40 &&
        requests <= 20 &&
        kB <= 320 &&
        scriptKB <= 90,
    });
  }
  return figures;
}
