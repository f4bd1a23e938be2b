import type { ModuleGraph } from './moduleGraph';

/** What a change can have broken, the nearest first. */
export interface Selection {
  /** Test files of the projects `unit` and `dom`. */
  units: string[];
  /** Test files of the project `rules`. */
  rules: string[];
  /** Test files of the project `tools`. */
  tools: string[];
  /** Story files. */
  stories: string[];
  /** Files of journeys. */
  journeys: string[];
}

/** How many files of the slow kinds a run takes, so that it ends within a minute. */
export const LIMITS = { stories: 8, journeys: 1, tools: 3 };
/** A feature counts as changed when this many imports, or fewer, lie between. */
const NEAR = 2;

const featureOf = (file: string): string | undefined => {
  const [, app, feature] = /^apps\/(\w+)\/src\/features\/([^/]+)\//.exec(file) ?? [];
  return app && feature ? `${app}/${feature}` : undefined;
};

/** The features that a file of journeys walks, from its line `// Walks: site/auth, site/profile`. */
export const walkedFeatures = (text: string): string[] =>
  (/^\/\/ Walks: (.+)$/m.exec(text)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Chooses the tests that a change can have broken.
 *
 * @param changed files that differ, from the repository's root
 * @param files every file of the repository
 * @param walks the features that each file of journeys walks
 * @param readsDisk whether a test reads sources from the disk: no graph knows which
 */
export function select(
  graph: ModuleGraph,
  changed: readonly string[],
  files: readonly string[],
  walks: ReadonlyMap<string, readonly string[]>,
  readsDisk: (file: string) => boolean,
): Selection {
  const distances = graph.reachedFrom(changed);
  const near = [...distances].toSorted((a, b) => a[1] - b[1]).map(([file]) => file);
  const isUnit = (file: string) => /^(packages|apps|mocks|\.storybook)\/.*\.test\.tsx?$/.test(file);
  const isIn = (folder: string) => (file: string) =>
    file.startsWith(folder) && file.endsWith('.test.ts');
  const touches = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  const readers = files.filter((file) => isUnit(file) && readsDisk(file));
  const isApp = touches(/^(packages|apps|mocks|\.storybook)\//);

  const features = new Map<string, number>();
  for (const [file, distance] of distances) {
    const feature = featureOf(file);
    if (feature && distance <= NEAR) {
      features.set(feature, Math.min(distance, features.get(feature) ?? NEAR));
    }
  }
  const nearestOf = (file: string) =>
    Math.min(...(walks.get(file) ?? []).map((name) => features.get(name) ?? Infinity));
  const journeys = [...walks.keys()]
    .filter((file) => distances.has(file) || nearestOf(file) < Infinity)
    .toSorted((a, b) => (distances.get(a) ?? nearestOf(a)) - (distances.get(b) ?? nearestOf(b)));

  return {
    units: [...new Set([...near.filter(isUnit), ...(isApp ? readers : [])])],
    // Rules are judged by the emulator: their own change alone is not in any module.
    rules: touches(/^firebase\/.*\.(rules|json)$/)
      ? files.filter((file) => isIn('firebase/')(file) && !file.includes('/contract/'))
      : near.filter(isIn('firebase/')),
    tools: near.filter(isIn('tools/')),
    stories: near.filter((file) => file.endsWith('.stories.tsx')),
    journeys,
  };
}
