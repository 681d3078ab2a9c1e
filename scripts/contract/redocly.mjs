import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bin, node, root } from '../lib/run.mjs';

const ENTRY = path.join(root, 'openapi/openapi.yaml');
const CONFIG = ['--config', path.join(root, 'openapi/redocly.yaml'), '--lint-config', 'error'];
// Nothing is reported or looked up over the network.
const ENV = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
};

const redocly = (...args) => node([bin('redocly'), ...args, ...CONFIG], { quiet: true, env: ENV });

/** Fails, with every finding printed, unless the contract follows all rules. */
export const lint = () => redocly('lint', ENTRY, '--format', 'stylish');

/** The whole contract as one object, example files included. */
export async function bundle() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'contract-'));
  try {
    const file = path.join(folder, 'openapi.json');
    await redocly('bundle', ENTRY, '-o', file, '--component-renaming-conflicts-severity', 'error');
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

// The viewer names its maker's hosts for a logo, icons and usage reports. The addresses are taken
// out, and the page's own policy forbids every other origin, whatever a later version names.
const FOREIGN =
  /https:\/\/(?:cdn\.redoc\.ly|cdn\.redocly\.com|otel\.cloud\.redocly\.com)[^`'"\s]*/g;
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The reference documentation as one HTML page that asks no other origin for anything. */
export async function buildDocs(contract, outFile) {
  await redocly('build-docs', contract, '--inlineBundle', '-o', outFile);
  const html = await readFile(outFile, 'utf8');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;
  const own = withoutInlineStyles(html.replace(FOREIGN, 'data:,'));
  await writeFile(outFile, own.replace('<head>', `<head>\n  ${meta}`));
}

/**
 * The same page with its style attributes as rules, so that the policy with which it is served need
 * not allow any. A rule ends where the viewer's script gives the element a style of its own.
 */
function withoutInlineStyles(html) {
  const rules = new Map();
  const name = (style) => {
    if (!rules.has(style)) rules.set(style, `data-drawn-${rules.size}`);
    return rules.get(style);
  };
  const bare = html.replace(
    /<script[\s\S]*?<\/script>|(<[a-z][^<>]*?) style="([^"]*)"/g,
    (all, tag, style) => (tag === undefined ? all : `${tag} ${name(style)}`),
  );
  const css = [...rules].map(([style, attribute]) => `[${attribute}]:not([style]){${style}}`);
  return bare.replace('</head>', `<style>${css.join('')}</style></head>`);
}
