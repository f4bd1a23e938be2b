import { appsOf } from '../walks';
import type { ModuleGraph } from './moduleGraph';

/** What a change can have broken, the nearest first. */
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

/** How many files of the slow kinds a run takes, so that it ends within a minute. */
export const LIMITS = { stories: 8, pageStories: 1, journeys: 1, tools: 3 };
/** A feature, or a test of access rules, counts as changed when this many imports, or fewer, lie between. */
const NEAR = 2;

const featureOf = (file: string): string | undefined => {
  const [, app, feature] = /^apps\/(\w+)\/src\/features\/([^/]+)\//.exec(file) ?? [];
  return app && feature ? `${app}/${feature}` : undefined;
};

/**
 * Chooses the tests that a change can have broken.
 *
 * @param changed files that differ, from the repository's root
 * @param files every file of the repository
 * @param walks the features that each file of journeys walks
 * @param readsFiles whether a test reads sources from the disk: no graph knows which
 */
export function select(
  graph: ModuleGraph,
  changed: readonly string[],
  files: readonly string[],
  walks: ReadonlyMap<string, readonly string[]>,
  readsFiles: (file: string) => boolean,
): Selection {
  const distances = graph.reachedFrom(changed);
  const near = [...distances].toSorted((a, b) => a[1] - b[1]).map(([file]) => file);
  const isUnit = (file: string) => /^(packages|apps|mocks|\.storybook)\/.*\.test\.tsx?$/.test(file);
  const isIn = (folder: string) => (file: string) =>
    file.startsWith(folder) && file.endsWith('.test.ts');
  const touches = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  const readers = files.filter((file) => isUnit(file) && readsFiles(file));
  const isApp = touches(/^(packages|apps|mocks|\.storybook)\//);

  // A component of the library is checked by stories: its own, and those of others that show it.
  const beneathStories = /^packages\/(ui|themes|poster-art)\//;
  const walked = graph.reachedFrom(changed.filter((file) => !beneathStories.test(file)));
  const features = new Map<string, number>();
  for (const [file, distance] of walked) {
    const feature = featureOf(file);
    if (feature && distance <= NEAR) {
      features.set(feature, Math.min(distance, features.get(feature) ?? NEAR));
    }
  }
  const nearestOf = (file: string) =>
    Math.min(...(walks.get(file) ?? []).map((name) => features.get(name) ?? Infinity));
  const journeys = [...walks.keys()]
    .filter((file) => walked.has(file) || nearestOf(file) < Infinity)
    .toSorted(
      (a, b) =>
        (walked.get(a) ?? nearestOf(a)) - (walked.get(b) ?? nearestOf(b)) ||
        // Of two as near, the one for which fewer apps have to be built.
        appsOf(walks.get(a) ?? []).length - appsOf(walks.get(b) ?? []).length,
    );

  const stories = near.filter((file) => file.endsWith('.stories.tsx'));
  const isOfPage = (file: string) => file.startsWith('apps/');

  return {
    units: [...new Set([...near.filter(isUnit), ...(isApp ? readers : [])])],
    // The emulator reads the access rules: no module imports them. Their tests write documents
    // with a little of the domain, so only a change that is near to a test is tried on it.
    rules: touches(/^firebase\/.*\.(rules|json)$/)
      ? files.filter((file) => isIn('firebase/')(file) && !file.includes('/contract/'))
      : near.filter((file) => isIn('firebase/')(file) && distances.get(file)! <= NEAR),
    tools: near.filter((file) => isIn('tools/')(file) || isIn('operator/')(file)),
    stories: stories.filter((file) => !isOfPage(file)),
    // Nearly every module is in some page: a page's stories count when they changed themselves.
    pageStories: stories.filter((file) => isOfPage(file) && distances.get(file)! <= 1),
    journeys,
  };
}
