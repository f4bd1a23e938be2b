import { getAppsOfFeatures } from '../journeyCoverage';
import type { ModuleGraph } from './moduleGraph';

/** The tests that a change can affect, the nearest first. */
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
/** A feature or a test of access rules is affected if at most this many imports are between. */
const MAX_FEATURE_DISTANCE = 2;

const getFeature = (file: string): string | undefined => {
  const [, app, feature] = /^apps\/(\w+)\/src\/features\/([^/]+)\//.exec(file) ?? [];
  return app && feature ? `${app}/${feature}` : undefined;
};

/**
 * Selects the tests that a change can affect.
 *
 * @param changed files that differ, from the repository's root
 * @param files every file of the repository
 * @param coverage the features that each file of journeys covers
 * @param readsFiles whether a test reads sources from the disk, which the graph does not contain
 */
export function selectTests(
  graph: ModuleGraph,
  changed: readonly string[],
  files: readonly string[],
  coverage: ReadonlyMap<string, readonly string[]>,
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

  // Components are checked by stories: their own, and those of components that show them.
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
  const getDistance = (file: string) =>
    Math.min(...(coverage.get(file) ?? []).map((name) => features.get(name) ?? Infinity));
  const journeys = [...coverage.keys()]
    .filter((file) => distancesInApps.has(file) || getDistance(file) < Infinity)
    .toSorted(
      (a, b) =>
        (distancesInApps.get(a) ?? getDistance(a)) - (distancesInApps.get(b) ?? getDistance(b)) ||
        // Of two at the same distance, the one that needs fewer builds.
        getAppsOfFeatures(coverage.get(a) ?? []).length -
          getAppsOfFeatures(coverage.get(b) ?? []).length,
    );

  const stories = near.filter((file) => file.endsWith('.stories.tsx'));
  const isPageStory = (file: string) => file.startsWith('apps/');

  return {
    units: [...new Set([...near.filter(isUnit), ...(isApp ? readers : [])])],
    // No module imports the access rules; the emulator reads them. Their tests use a little of
    // the domain, so only a near change selects them.
    rules: touches(/^firebase\/.*\.(rules|json)$/)
      ? files.filter((file) => isIn('firebase/')(file) && !file.includes('/contract/'))
      : near.filter(
          (file) => isIn('firebase/')(file) && distances.get(file)! <= MAX_FEATURE_DISTANCE,
        ),
    tools: near.filter((file) => isIn('tools/')(file) || isIn('operator/')(file)),
    stories: stories.filter((file) => !isPageStory(file)),
    // Nearly every module is part of a page, so a page's stories run only if they or the page
    // changed.
    pageStories: stories.filter((file) => isPageStory(file) && distances.get(file)! <= 1),
    journeys,
  };
}
