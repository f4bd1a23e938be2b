import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { writeFileAtomically } from '../lock/writeFileAtomically';
import { repositoryRoot } from '../vite/root';
import { CODECS, launchOptions } from './flags';

const cacheFile = join(repositoryRoot, '.cache/browsers.json');

/** The result of starting a browser once. */
export interface Probe {
  version: string;
  /** Whether it plays our clips through Media Source. */
  playsClips: boolean;
}

/**
 * Starts a browser once to check whether it plays our clips. The result is cached in `.cache` until
 * the executable changes. Throws if the browser does not start.
 */
export async function probe(path: string): Promise<Probe> {
  const { mtimeMs, size } = statSync(path);
  const key = `${path} ${size} ${Math.round(mtimeMs)}`;
  const cached = readCache()[key];
  if (cached) return cached;
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch(launchOptions(path));
  try {
    const page = await browser.newPage();
    const playsClips = await page.evaluate(
      (codecs) => 'MediaSource' in window && MediaSource.isTypeSupported(codecs),
      CODECS,
    );
    const result = { version: browser.version(), playsClips };
    // If two processes probe at the same time, the last write wins, and the other browser is
    // probed again next time.
    writeFileAtomically(cacheFile, JSON.stringify({ ...readCache(), [key]: result }, null, 2));
    return result;
  } finally {
    await browser.close();
  }
}

function readCache(): Record<string, Probe> {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, Probe>;
  } catch {
    return {};
  }
}
