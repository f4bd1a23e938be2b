import { existsSync } from 'node:fs';

import { wasBrowserInstalled } from './installedMark';

/**
 * The paths of possible browsers, in the order in which they are tried. With `TEST_BARE_MACHINE`,
 * which `.ci/run` sets, only `$CHROMIUM` counts until the run has installed a browser itself, so
 * that a run cannot pass because of a browser that happens to be on the machine.
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
        // The same Chromium, without the code for windows. It is 25% faster.
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
