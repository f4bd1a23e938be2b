import { existsSync } from 'node:fs';

/** Where a browser may be, in the order in which they are tried. */
export async function candidates(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string[]> {
  const { chromium } = await import('playwright-core');
  const paths = [
    env['CHROMIUM'],
    // The same Chromium without window code; it is a quarter faster.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    env['PROGRAMFILES'] && `${env['PROGRAMFILES']}\\Google\\Chrome\\Application\\chrome.exe`,
    chromium.executablePath(),
  ];
  return [...new Set(paths)].filter((path): path is string => Boolean(path) && existsSync(path!));
}
