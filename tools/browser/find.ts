import { candidates } from './candidates';
import { installBrowser } from './install';
import { probe } from './probe';

export { browserFlags, launchOptions } from './flags';

/** A browser that the tests can use. */
export interface FoundBrowser {
  executablePath: string;
  version: string;
}

let foundBrowser: Promise<FoundBrowser> | undefined;

/**
 * Finds a Chromium that plays our clips: `$CHROMIUM`, `/usr/bin/chromium`, Google Chrome or
 * Playwright's own. Installs one if there is none. Throws an error that lists everything that
 * was tried.
 */
export function findBrowser(): Promise<FoundBrowser> {
  foundBrowser ??= searchBrowser();
  return foundBrowser;
}

async function searchBrowser(): Promise<FoundBrowser> {
  const refused: string[] = [];
  const first = await findFirstUsable(refused);
  if (first) return first;
  const failure = installBrowser();
  if (failure) refused.push(failure);
  const second = failure ? undefined : await findFirstUsable(refused);
  if (second) return second;
  throw new Error(
    [
      'NO BROWSER: stories and journeys can’t run.',
      ...new Set(refused),
      'Install Chromium or Google Chrome (on Debian: apt-get install chromium fonts-liberation fonts-noto-core),',
      'or set one: CHROMIUM=/path/to/chromium npm test',
    ].join('\n  '),
  );
}

async function findFirstUsable(refused: string[]): Promise<FoundBrowser | undefined> {
  for (const path of await candidates()) {
    try {
      const { version, playsClips } = await probe(path);
      if (playsClips) return { executablePath: path, version };
      refused.push(`${path} (${version}) doesn’t play H.264 with AAC.`);
    } catch (error) {
      refused.push(`${path} doesn’t start: ${String(error).split('\n')[0]}`);
    }
  }
  return undefined;
}
