import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, run } from './run.mjs';

/** What the browser tests drive: the names of each program, what names another one, Debian's package. */
const BROWSERS = {
  chromium: {
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    variable: 'CHROMIUM_PATH',
    debian: 'chromium',
  },
  firefox: {
    programs: ['firefox-esr', 'firefox'],
    variable: 'FIREFOX_PATH',
    debian: 'firefox-esr',
  },
  webkit: {
    programs: ['WebKitWebDriver'],
    variable: 'WEBKIT_DRIVER_PATH',
    debian: 'webkit2gtk-driver',
  },
  // WebKit has no window without a screen.
  screen: { programs: ['Xvfb'], variable: 'XVFB_PATH', debian: 'xvfb' },
};

/** The program that a setting names, or the first one found on PATH. */
function find({ programs, variable }) {
  if (process.env[variable]) return process.env[variable];
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders
    .flatMap((folder) => programs.map((program) => path.join(folder, program)))
    .find((file) => existsSync(file));
}

const isMissing = (browser) => !find(browser);

const wish = ({ debian, variable }) => `${debian} (or ${variable})`;

/** The program of one browser, by its name above. */
export function browserProgram(name) {
  const browser = BROWSERS[name];
  const program = find(browser);
  if (!program) throw new Error(`The browser tests need ${wish(browser)}.`);
  return program;
}

/** Installs Debian's browsers where that is allowed; otherwise says what is missing. */
export async function ensureBrowsers() {
  const missing = Object.values(BROWSERS).filter(isMissing);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = missing.map(({ debian }) => debian);
    console.log(`Installing ${packages.join(', ')} for the browser tests…`);
    await run('apt-get', ['update'], { quiet: true });
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const absent = missing.filter(isMissing);
  if (absent.length > 0)
    fail(`The browser tests need ${absent.map(wish).join(', ')}: install what is missing.`);
}
