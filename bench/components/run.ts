import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';

import { findBrowser, launchOptions } from '../../tools/browser/find';
import { serveFolder } from '../../tools/stories/serveFolder';
import { buildScreen, distFolder, readSizes } from './build';
import { implementations } from './implementations';
import { count } from './measure/count';
import { visit, type Sample } from './measure/visit';
import { createReport } from './report';

/**
 * `npm run bench:components [-- --only baseline,ours --rounds 7 --no-build --screenshots FOLDER
 * --markdown FILE --json FILE]`: the same screen, built with several libraries, measured in turn.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    'no-build': { type: 'boolean', default: false },
    screenshots: { type: 'string' },
    json: { type: 'string' },
    markdown: { type: 'string' },
  },
});

const chosen = values.only?.split(',') ?? Object.keys(implementations);
const unknown = chosen.filter((name) => !implementations[name]);
if (unknown.length > 0) throw new Error(`No implementation: ${unknown.join(', ')}`);
const names = Object.keys(implementations).filter((name) => chosen.includes(name));
const rounds = Number(values.rounds);

if (!values['no-build']) {
  for (const name of names) {
    console.error(`Building ${name}`);
    await buildScreen(name, implementations[name]!);
  }
}
if (values.screenshots) mkdirSync(values.screenshots, { recursive: true });

const server = await serveFolder(distFolder, '/');
const { executablePath, version } = await findBrowser();
const browser = await chromium.launch(launchOptions(executablePath));
const counts: Record<string, Sample> = {};
const samples: Record<string, Sample[]> = {};
try {
  const getAddress = (name: string) => `${server.address}${name}/`;
  for (const name of names) {
    console.error(`Counting ${name}`);
    const screenshots = values.screenshots && join(values.screenshots, name);
    counts[name] = await count(browser, getAddress(name), {
      ...implementations[name]!,
      screenshots,
    });
    samples[name] = [];
  }
  for (let round = 1; round <= rounds; round += 1) {
    // The order differs in each round, so that no implementation always follows the same one.
    const order = names.map((_, index) => names[(index + round) % names.length]!);
    for (const name of round % 2 === 0 ? order.toReversed() : order) {
      console.error(`Round ${round} of ${rounds}: ${name}`);
      samples[name]!.push(await visit(browser, getAddress(name), implementations[name]!.toast));
    }
  }
} finally {
  await browser.close();
  await server.close();
}

const report = createReport({
  names,
  counts,
  samples,
  sizes: Object.fromEntries(names.map((name) => [name, readSizes(name)])),
  browser: version,
});
console.log(report);
if (values.markdown) writeFileSync(values.markdown, report);
if (values.json) writeFileSync(values.json, JSON.stringify({ counts, samples }, null, 2));
