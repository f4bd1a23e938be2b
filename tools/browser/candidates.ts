import { existsSync } from 'node:fs';

import { wasBrowserInstalled } from './installedMark';

/**
 * Where a browser may be, in the order in which they are tried. With `TEST_BARE_MACHINE`, as in
 * `.ci/run`, only `$CHROMIUM` counts until the run has installed a browser itself, so that a run
 * cannot pass because of what the machine happens to have.
 */
export async function candidates(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string[]> {
  const { chromium } = await import('playwright-core');
  const isBare = Boolean(env['TEST_BARE_MACHINE']) && !wasBrowserInstalled();
  const paths = isBare
    ? [env['CHROMIUM']]
    : [
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
