import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { repositoryRoot } from '../vite/root';
import { compare } from './compare';
import {
  recordedEnvironment,
  recordEnvironment,
  referencesFolder,
  whyNotComparable,
} from './environment';
import { launchOffline, SUB_PATH } from '../stories/checkEachStory';
import { photograph, standStill } from './photograph';
import { serveUnder } from '../stories/serveFolder';
import { fileOf, looksOf, shots, type Shot } from './screenshots';
import { openStage, type Stage } from '../stories/storyPage';
import { ensureStorybook } from '../build/artifacts';

// `npm run test:visual`: the table of shots against its references; `-- --update` takes new ones.
const { values } = parseArgs({
  options: { update: { type: 'boolean', default: false }, story: { type: 'string', default: '' } },
});
const failures = join(repositoryRoot, '.cache/visual');
const chosen = shots.filter(({ story }) => new RegExp(values.story).test(story));
const begin = performance.now();
const totals = { passed: 0, failed: 0, skipped: 0 };

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function judge(name: string, actual: Buffer): void {
  const reference = join(referencesFolder, name);
  if (values.update) {
    // A picture that is the same to the pixel keeps its bytes, and the history stays small.
    if (existsSync(reference) && compare(readFileSync(reference), actual).isSame) return;
    write(reference, actual);
    totals.passed += 1;
    return;
  }
  const { isSame, about, diff } = existsSync(reference)
    ? compare(readFileSync(reference), actual)
    : { isSame: false, about: 'has no reference', diff: undefined };
  totals[isSame ? 'passed' : 'failed'] += 1;
  if (isSame) return;
  console.error(`✗ ${name}: ${about}`);
  write(join(failures, name), actual);
  if (diff) write(join(failures, name.replace('.png', '.diff.png')), diff);
}

async function take(stage: Stage, shot: Shot): Promise<void> {
  const looks = looksOf(shot);
  try {
    const pictures = await photograph(stage, shot);
    looks.forEach((look, index) => judge(fileOf(shot, look), pictures[index]!));
  } catch (error) {
    totals.failed += looks.length;
    console.error(`✗ ${shot.story}: ${String(error).slice(0, 400)}`);
  }
}

const served = await serveUnder(ensureStorybook(), SUB_PATH);
const { browser, version } = await launchOffline();
try {
  const stage = await openStage(browser, served.address);
  await standStill(stage.page);
  await stage.page.goto(`${served.address}iframe.html`);
  const fonts = await stage.page.evaluate(() => window.looks.fontPrint());
  const here = { browserMajor: version.split('.')[0]!, fonts };
  const reason = values.update ? undefined : whyNotComparable(recordedEnvironment(), here);
  if (values.update) {
    if (!values.story) rmSync(referencesFolder, { recursive: true, force: true });
    mkdirSync(referencesFolder, { recursive: true });
    recordEnvironment(here);
  }
  rmSync(failures, { recursive: true, force: true });
  if (reason) {
    totals.skipped = chosen.flatMap(looksOf).length;
    console.log(`SKIPPED: ${totals.skipped} visual comparisons, because ${reason}.`);
  } else {
    for (const shot of chosen) await take(stage, shot);
  }
} finally {
  await browser.close();
  await served.close();
}

const seconds = ((performance.now() - begin) / 1000).toFixed(0);
const verb = values.update ? 'written' : 'passed';
console.log(
  `visual: ${totals.passed} ${verb}, ${totals.failed} failed, ${totals.skipped} skipped (${seconds} s)`,
);
if (totals.failed > 0) console.log('See .cache/visual for what was drawn and where it differs.');
if (totals.failed > 0 || chosen.length === 0) process.exitCode = 1;
