import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { repositoryRoot } from '../../vite/root';
import { buildModuleGraph } from './moduleGraph';
import { getCoveredApps, parseCoveredFeatures } from '../journeyCoverage';
import { parseDiff } from './changedFiles';
import { findChangedTerms, scoreByTerms } from './relevance';
import { selectTests } from './selection';

const sources: Record<string, string> = {
  'packages/ui/src/actions/Button/Button.tsx': 'export function Button() {}',
  'packages/ui/src/actions/Button/Button.stories.tsx': "import { Button } from './Button';",
  'packages/ui/src/layout/Card/Card.tsx': 'export function Card() {}',
  'packages/ui/src/index.ts':
    "export { Button } from './actions/Button/Button';\nexport { Card } from './layout/Card/Card';",
  'packages/domain/src/minutes.ts': 'export const minutes = 1;',
  'packages/domain/src/money.ts': 'export const money = 1;',
  'packages/domain/src/index.ts':
    "export { minutes } from './minutes';\nexport { money } from './money';",
  'apps/site/src/features/auth/SignIn.tsx':
    "import { Button } from '../../../../../packages/ui/src/index'; import { minutes } from '../../../../../packages/domain/src/index';",
  'apps/site/src/features/auth/signIn.test.tsx': "import { SignIn } from './SignIn';",
  'apps/site/src/features/home/Home.tsx':
    "const load = () => import('./Lower'); import { Card } from '../../../../../packages/ui/src/index'; import { money } from '../../../../../packages/domain/src/index';",
  'apps/site/src/features/home/Lower.tsx': 'export const Lower = 1;',
  'apps/site/src/stories/Home.stories.tsx': "import { Home } from '../features/home/Home';",
  'firebase/access/rules.test.ts': '',
};
const files = Object.keys(sources);
/** Resolves relative paths to source files. */
const resolve = async (specifier: string, importer: string) => {
  const path = join(importer, '..', specifier);
  return files.find((file) => file.replace(/\.tsx?$/, '') === path) ?? null;
};
const graph = () => buildModuleGraph(files, resolve, (file) => sources[file]!);
const coverage = new Map([
  ['e2e/auth.spec.ts', ['site/auth']],
  ['e2e/home.spec.ts', ['site/home']],
]);
const selected = async (...changed: string[]) =>
  selectTests(await graph(), changed, files, coverage, new Map(), () => false);

describe('what a change can have broken', () => {
  it('is found through imports, and through a barrel by name', async () => {
    const found = await selected('packages/ui/src/actions/Button/Button.tsx');
    expect(found.stories).toEqual(['packages/ui/src/actions/Button/Button.stories.tsx']);
    expect(found.units).toEqual(['apps/site/src/features/auth/signIn.test.tsx']);
  });

  it('is a journey for what a feature imports, and stories alone for a component', async () => {
    const rule = await selected('packages/domain/src/minutes.ts');
    expect(rule.journeys).toEqual(['e2e/auth.spec.ts']);
    const component = await selected('packages/ui/src/actions/Button/Button.tsx');
    expect(component.journeys).toEqual([]);
  });

  it('is found through a dynamic import', async () => {
    const found = await selected('apps/site/src/features/home/Lower.tsx');
    expect(found.journeys).toEqual(['e2e/home.spec.ts']);
  });

  it('is everything that imports a barrel when the barrel itself changed', async () => {
    expect((await selected('packages/domain/src/index.ts')).journeys).toHaveLength(2);
  });

  it('is a story of a page where that story or what it shows changed', async () => {
    const page = await selected('apps/site/src/features/home/Home.tsx');
    expect(page.pageStories).toEqual(['apps/site/src/stories/Home.stories.tsx']);
    expect((await selected('packages/domain/src/money.ts')).pageStories).toEqual([]);
  });

  it('is every test of the rules when a rule changed', async () => {
    expect((await selected('firebase/firestore.rules')).rules).toEqual([
      'firebase/access/rules.test.ts',
    ]);
  });
});

describe('the apps that journeys open', () => {
  it('are those of the features that they cover', () => {
    expect(getCoveredApps(['e2e/auth.spec.ts'])).toEqual(['site']);
    expect(getCoveredApps(['e2e/languages.spec.ts'])).toEqual(['site', 'shop']);
    expect(getCoveredApps([])).toEqual(['site', 'shop', 'studio']);
    expect(getCoveredApps(['e2e/studio/screens.spec.ts'])).toEqual(['site', 'studio']);
  });
});

describe('the journeys', () => {
  const folder = join(repositoryRoot, 'e2e');
  const specs = ['', 'studio/'].flatMap((sub) =>
    readdirSync(join(folder, sub))
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => sub + file),
  );
  const walked = new Map(
    specs.map((file) => [file, parseCoveredFeatures(readFileSync(join(folder, file), 'utf8'))]),
  );
  const features = ['site', 'shop', 'studio'].flatMap((app) =>
    readdirSync(join(repositoryRoot, 'apps', app, 'src/features'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${app}/${name}`),
  );

  it.each(specs)('%s names the features that it covers', (file) => {
    expect(walked.get(file)).not.toEqual([]);
    expect(walked.get(file)!.filter((name) => !features.includes(name))).toEqual([]);
  });

  it('cover every feature', () => {
    const all = [...walked.values()].flat();
    expect(features.filter((name) => !all.includes(name))).toEqual([]);
  });
});

/**
 * A name in a page, and the journeys that show what the first line that contains it does. The order
 * comes from the words of all journeys, so a word that is added to one of them can move another.
 */
const choices: readonly [file: string, name: string, journey: string][] = [
  ['site/src/features/watch/WatchPage.tsx', 'onSeek', 'transcript'],
  ['site/src/features/watch/TranscriptPanel.tsx', 'aria-expanded', 'transcript'],
  ['site/src/features/watch/useWatchProgress.ts', 'leave', 'watch'],
  ['site/src/features/watch/getQueueHref.ts', 'playlist', 'watch'],
  ['site/src/features/catalogue/CatalogueRows.tsx', 'CatalogueRows', 'catalogue'],
  ['site/src/features/events/MonthGrid.tsx', 'aria-current', 'events'],
  ['site/src/features/library/LibraryNav.tsx', 'isCurrent', 'library'],
  ['site/src/features/cyclical/CyclicalPage.tsx', 'setPhase', 'browse'],
  ['site/src/features/auth/typedEmail.ts', 'readTabValue', 'auth'],
  ['site/src/features/profile/account/DeletionDialog.tsx', 'onConfirm', 'account'],
  ['site/src/features/profile/subscription/PlanChoice.tsx', 'isCurrent', 'subscription'],
  ['shop/src/features/product/BuyBox.tsx', 'isSaved', 'shop-buying'],
  ['shop/src/features/orders/OrderNotice.tsx', 'isOrdered', 'shop-buying'],
  ['shop/src/features/media/pages/RelatedPage.tsx', 'params', 'shop-media'],
  ['shop/src/features/shell/DepartmentNav.tsx', 'pathname', 'shop-phone'],
];

describe('the journeys of a changed line', () => {
  const texts = new Map(
    readdirSync(join(repositoryRoot, 'e2e'))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => [`e2e/${name}`, readFileSync(join(repositoryRoot, 'e2e', name), 'utf8')]),
  );
  const covered = new Map(
    [...texts].map(([file, text]) => [file, parseCoveredFeatures(text)] as const),
  );

  const rank = ([path, name, journey]: (typeof choices)[number]): number => {
    const file = `apps/${path}`;
    const text = readFileSync(join(repositoryRoot, file), 'utf8');
    const number = text.split('\n').findIndex((one) => one.includes(name)) + 1;
    expect(number, 'the line with the name').toBeGreaterThan(0);
    const terms = findChangedTerms(file, text, {
      ranges: [{ from: number, to: number }],
      removed: '',
    });
    const ownGraph = {
      getDistances: (changed: readonly string[]) => new Map(changed.map((one) => [one, 0])),
    };
    const { journeys } = selectTests(
      ownGraph,
      [file],
      [file],
      covered,
      scoreByTerms(texts, terms),
      () => false,
    );
    return journeys.indexOf(`e2e/${journey}.spec.ts`);
  };

  it.each(choices)('%s, %s: %s is among the first three', (...choice) => {
    expect([0, 1, 2]).toContain(rank(choice));
  });

  it('are those that show the line, in four of five changes', () => {
    const first = choices.filter((choice) => rank(choice) === 0);
    expect(first.length).toBeGreaterThanOrEqual(choices.length * 0.8);
  });

  it('are those that changed themselves, before all others', async () => {
    const relevance = new Map([['e2e/auth.spec.ts', 9]]);
    const all = [...files, 'e2e/home.spec.ts'];
    const changed = ['e2e/home.spec.ts', 'apps/site/src/features/auth/SignIn.tsx'];
    const { journeys } = selectTests(await graph(), changed, all, coverage, relevance, () => false);
    expect(journeys).toEqual(['e2e/home.spec.ts', 'e2e/auth.spec.ts']);
  });
});

describe('the lines of a change', () => {
  it('are read from a diff, and a removed line counts where it was', () => {
    const diff = [
      '--- a/Page.tsx',
      '+++ b/Page.tsx',
      '@@ -4 +4 @@ function Page() {',
      '-  return <Transcript onSeek={play} />;',
      '+  return <Transcript />;',
      '@@ -9,2 +8,0 @@',
      '-const chapter = 1;',
      '-const queue = 2;',
    ];
    const lines = parseDiff(diff);
    expect(lines.ranges).toEqual([
      { from: 4, to: 4 },
      { from: 8, to: 8 },
    ]);
    const text = 'const a = 1;\nconst b = 2;\nfunction Page() {\n  return <Transcript />;\n}\n';
    expect([...findChangedTerms('src/Watch.tsx', text, lines)]).toEqual(
      expect.arrayContaining(['watch', 'transcript', 'seek', 'page', 'chapter', 'queue']),
    );
  });
});
