import { getAppsOfFeatures } from '../journeyCoverage';
import type { ModuleGraph } from './moduleGraph';

/** The tests that a change can affect, the closest first. */
export interface Selection {
  /** Test files of the projects `unit` and `dom`. */
  units: string[];
  /** Test files of the project `rules`. */
  rules: string[];
  /** Test files of the project `tools`. */
  tools: string[];
  /** Story files of components. */
  stories: string[];
  /** Story files of pages. */
  pageStories: string[];
  /** Files of journeys. */
  journeys: string[];
}

/** The limits for slow kinds of tests, so that a run ends within a minute. */
export const limits = { stories: 8, pageStories: 1, journeys: 1, tools: 3 };
/**
 * A feature, or a test of the access rules, counts as affected if it is at most this many imports
 * away.
 */
const MAX_FEATURE_DISTANCE = 2;

const getFeature = (file: string): string | undefined => {
  const [, app, feature] = /^apps\/(\w+)\/src\/features\/([^/]+)\//.exec(file) ?? [];
  return app && feature ? `${app}/${feature}` : undefined;
};

interface JourneysOfChange {
  coverage: ReadonlyMap<string, readonly string[]>;
  relevance: ReadonlyMap<string, number>;
  /** The affected features, each with its distance in imports. */
  features: ReadonlyMap<string, number>;
  /** The affected modules, each with its distance in imports. */
  distances: ReadonlyMap<string, number>;
}

/**
 * The journeys that import a change or cover an affected feature. A changed journey comes first.
 * The others are sorted by relevance, because a dozen files can cover the same feature: close
 * features count more, and so do files that cover little else.
 */
function rankJourneys({ coverage, relevance, features, distances }: JourneysOfChange): string[] {
  const ranked = [...coverage].map(([file, covered]) => {
    const distance = Math.min(
      distances.get(file) ?? Infinity,
      ...covered.map((name) => features.get(name) ?? Infinity),
    );
    return {
      file,
      distance,
      isChanged: distances.get(file) === 0,
      score: (relevance.get(file) ?? 0) / ((1 + distance) * Math.sqrt(covered.length)),
      size: covered.length,
      apps: getAppsOfFeatures(covered).length,
    };
  });
  return ranked
    .filter(({ distance }) => distance < Infinity)
    .toSorted(
      (a, b) =>
        Number(b.isChanged) - Number(a.isChanged) ||
        b.score - a.score ||
        a.distance - b.distance ||
        // Prefer the journey that needs fewer builds, and that is more about this feature.
        a.apps - b.apps ||
        a.size - b.size,
    )
    .map(({ file }) => file);
}

/**
 * Selects the tests that a change can affect.
 *
 * @param changed files that differ, relative to the repository root
 * @param files every file in the repository
 * @param coverage the features that each file of journeys covers
 * @param relevance how relevant each file of journeys is for the changed lines
 * @param readsFiles whether a test reads sources from the disk, which the graph does not contain
 */
export function selectTests(
  graph: ModuleGraph,
  changed: readonly string[],
  files: readonly string[],
  coverage: ReadonlyMap<string, readonly string[]>,
  relevance: ReadonlyMap<string, number>,
  readsFiles: (file: string) => boolean,
): Selection {
  const distances = graph.getDistances(changed);
  const near = [...distances].toSorted((a, b) => a[1] - b[1]).map(([file]) => file);
  const isUnit = (file: string) => /^(packages|apps|mocks|\.storybook)\/.*\.test\.tsx?$/.test(file);
  const isIn = (folder: string) => (file: string) =>
    file.startsWith(folder) && file.endsWith('.test.ts');
  const touches = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  const readers = files.filter((file) => isUnit(file) && readsFiles(file));
  const isApp = touches(/^(packages|apps|mocks|\.storybook)\//);

  // Stories check components: their own stories, and those of components that use them.
  const isCheckedByStories = /^packages\/(ui|themes|poster-art)\//;
  const distancesInApps = graph.getDistances(
    changed.filter((file) => !isCheckedByStories.test(file)),
  );
  const features = new Map<string, number>();
  for (const [file, distance] of distancesInApps) {
    const feature = getFeature(file);
    if (feature && distance <= MAX_FEATURE_DISTANCE) {
      features.set(feature, Math.min(distance, features.get(feature) ?? MAX_FEATURE_DISTANCE));
    }
  }
  const journeys = rankJourneys({ coverage, relevance, features, distances: distancesInApps });

  const stories = near.filter((file) => file.endsWith('.stories.tsx'));
  const isPageStory = (file: string) => file.startsWith('apps/');

  return {
    units: [...new Set([...near.filter(isUnit), ...(isApp ? readers : [])])],
    // No module imports the access rules; the emulator reads them. Their tests use little of the
    // domain, so they are selected only if the change is close.
    rules: touches(/^firebase\/.*\.(rules|json)$/)
      ? files.filter((file) => isIn('firebase/')(file) && !file.includes('/contract/'))
      : near.filter(
          (file) => isIn('firebase/')(file) && distances.get(file)! <= MAX_FEATURE_DISTANCE,
        ),
    tools: near.filter((file) => isIn('tools/')(file) || isIn('operator/')(file)),
    stories: stories.filter((file) => !isPageStory(file)),
    // Nearly every module is part of a page, so a page's stories run only if they or the page
    // itself changed.
    pageStories: stories.filter((file) => isPageStory(file) && distances.get(file)! <= 1),
    journeys,
  };
}
