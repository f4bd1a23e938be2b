import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { takeBeginningOptions } from '../browser/beginning';
import { findFreePorts, waitUntilAnswers } from '../dev/ports';
import { startStorybook } from '../dev/storybook';
import { readIndex, type StoryEntry } from './storyIndex';
import { launchOfflineBrowser } from './checkEachStory';
import { formatFindings } from './report';
import { serveFolder } from './serveFolder';
import { ensureStorybookBuild } from '../build/artifacts';
import { readPolicy } from '../build/hostingPolicy';
import { repositoryRoot } from '../vite/root';
import { checkStories, type CheckedStory } from './checkStories';
import { isPlayed, playWithMotion } from './playWithMotion';
import { getCommit } from '../test/changed/changedFiles';
import { planChecks } from './planChecks';
import { isPlayedWithMotion } from './sampling';

// `npm test -- --only stories` runs every story in Storybook's index in a browser; `planChecks`
// decides what is checked on each. `npm run test:merge` also plays a tenth of them with full
// motion, drawn by the commit.
const { values } = parseArgs({
  // With `--at LOCAL_TIME` and `--zone ZONE`, pages begin at another instant.
  args: takeBeginningOptions(process.argv.slice(2)),
  options: {
    /** Only stories whose id begins with this. May be given several times. */
    story: { type: 'string', multiple: true },
    /** Only stories of this file. May be given several times. */
    file: { type: 'string', multiple: true },
    /** The URL of a running Storybook, instead of the static one. */
    url: { type: 'string' },
    /** Uses Storybook's development server instead of a build; faster for a few stories. */
    dev: { type: 'boolean', default: false },
    pages: { type: 'string', default: '3' },
    /** Plays all selected stories with full motion, and checks nothing else. */
    motion: { type: 'boolean', default: false },
  },
});

const isSelected = ({ id, importPath, type }: StoryEntry) =>
  type === 'story' &&
  (!values.story || values.story.some((start) => id.startsWith(start))) &&
  (!values.file || values.file.some((file) => importPath === `./${file}`));

async function fetchIndex(url: string): Promise<StoryEntry[]> {
  const response = await fetch(new URL('index.json', url));
  const { entries } = (await response.json()) as { entries: Record<string, StoryEntry> };
  return Object.values(entries);
}

const begin = performance.now();
const folder = values.url || values.dev ? undefined : ensureStorybookBuild();
const server = folder ? await serveFolder(folder, '/', readPolicy('storybook')) : undefined;
const [devPort = 0] = values.dev ? await findFreePorts(1) : [];
const storybook = values.dev ? startStorybook(devPort, { STORYBOOK_FOR_TESTS: 'true' }) : undefined;
process.on('exit', () => storybook?.stop());
const address = server?.address ?? values.url ?? `http://localhost:${devPort}/`;
if (storybook) await waitUntilAnswers(`${address}index.json`);
const stories = (folder ? readIndex(folder) : await fetchIndex(address)).filter(isSelected);
const { browser } = await launchOfflineBrowser();
const commit = getCommit();
const pages = Number(values.pages);
const suite = process.env['TEST_SCOPE'];
const toCheck = stories.flatMap((story) => {
  const plan = planChecks(story, suite, commit);
  return plan ? [{ ...story, plan }] : [];
});
const checked = values.motion
  ? []
  : await checkStories({
      browser,
      address,
      stories: toCheck,
      pages,
      onProgress: (done, { id }) => console.log(`[${done}/${toCheck.length}] ${id}`),
    });
const hasAllMotion = values.motion || suite === 'full';
const withMotion = stories.filter(
  (story) =>
    isPlayed(story) &&
    (hasAllMotion || (suite === 'merge' && isPlayedWithMotion(story.id, commit))),
);
const results = [
  ...checked,
  ...(await playWithMotion(browser, address, withMotion, pages, ({ id }, hasPassed) =>
    console.log(`${hasPassed ? '✓' : '✗'} with full motion: ${id}`),
  )),
];
await browser.close();
await server?.close();
// A Storybook that is still running would keep this process alive.
storybook?.stop();

const failed = results.filter(({ findings }) => findings.length > 0);
for (const { id, findings } of failed) {
  console.error(`\n✗ ${id}`);
  for (const line of formatFindings(findings))
    console.error(`    ${line.replaceAll('\n', '\n      ')}`);
}
for (const { id, findings, firstTry } of results) {
  if (firstTry && findings.length === 0) {
    console.log(
      `SECOND TRY: ${id}: ${formatFindings(firstTry).join(' ').replaceAll('\n', ' ').slice(0, 1000)}`,
    );
  }
}

const getTotalTime = ({ times }: CheckedStory) =>
  times.play + times.axe + times.contrast + times.narrow;
const sumSeconds = (kind: keyof CheckedStory['times']) =>
  (results.reduce((all, { times }) => all + times[kind], 0) / 1000).toFixed(0);
console.log(
  `${checked.length} stories, ${withMotion.length} with full motion, in ${((performance.now() - begin) / 1000).toFixed(0)} s; ` +
    `all pages together: play ${sumSeconds('play')} s, axe ${sumSeconds('axe')} s, ` +
    `contrast ${sumSeconds('contrast')} s, 320 px ${sumSeconds('narrow')} s`,
);

// In vitest's format, so that `npm test` can read it.
const report = {
  numPassedTests: results.length - failed.length,
  numFailedTests: failed.length,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    {
      name: 'stories',
      assertionResults: results.map((story) => ({
        fullName: story.id,
        duration: getTotalTime(story),
        status: story.findings.length > 0 ? 'failed' : 'passed',
      })),
    },
  ],
};
mkdirSync(join(repositoryRoot, '.cache/test'), { recursive: true });
writeFileSync(join(repositoryRoot, '.cache/test/stories.json'), JSON.stringify(report));
// A run without stories must not pass.
process.exitCode = failed.length > 0 || results.length === 0 ? 1 : 0;
