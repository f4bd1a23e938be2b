import { candidates } from './candidates';
import { probe } from './probe';

export { browserFlags, launchOptions } from './flags';

/** A browser that the tests can use. */
export interface FoundBrowser {
  executablePath: string;
  version: string;
}

/** The result of a search: a browser, or a sentence for each file that can't be used. */
export interface BrowserSearch {
  found?: FoundBrowser;
  refused: readonly string[];
}

let foundBrowser: Promise<FoundBrowser> | undefined;

/**
 * Finds a Chromium that plays our clips: `$CHROMIUM`, `/usr/bin/chromium`, Google Chrome or
 * Playwright's own. Never installs one; only `npm run browser:install` does, which `npm test` runs
 * as its `browser` step. Throws an error that lists everything that was tried.
 */
export function findBrowser(): Promise<FoundBrowser> {
  foundBrowser ??= searchBrowser().then(({ found, refused }) => {
    if (found) return found;
    throw new Error(
      [
        'NO BROWSER: stories and journeys can’t run.',
        ...refused,
        'Run npm run browser:install, or set one: CHROMIUM=/path/to/chromium',
      ].join('\n  '),
    );
  });
  return foundBrowser;
}

/** Tries the browsers of a list in order. */
export async function searchBrowser(list = candidates): Promise<BrowserSearch> {
  const refused: string[] = [];
  for (const path of await list()) {
    try {
      const { version, playsClips } = await probe(path);
      if (playsClips) return { found: { executablePath: path, version }, refused };
      refused.push(`${path} (${version}) doesn’t play H.264 with AAC.`);
    } catch (error) {
      refused.push(`${path} doesn’t start: ${String(error).split('\n')[0]}`);
    }
  }
  return { refused };
}
