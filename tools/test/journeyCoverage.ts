import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { apps, type AppName } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';

/**
 * The features that a file of journeys covers, according to its line `// Covers: site/auth,
 * site/profile`.
 */
export const parseCoveredFeatures = (text: string): string[] =>
  (/^\/\/ Covers: (.+)$/m.exec(text)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The apps that these files of journeys open; all apps if there are no files. */
export function getCoveredApps(files: readonly string[]): readonly AppName[] {
  if (files.length === 0) return apps;
  const features = files.flatMap((file) =>
    parseCoveredFeatures(readFileSync(join(repositoryRoot, file), 'utf8')),
  );
  return getAppsOfFeatures(features);
}

/** The apps that contain these features. */
export const getAppsOfFeatures = (features: readonly string[]): readonly AppName[] => {
  const isIn = (app: AppName) => features.some((feature) => feature.startsWith(`${app}/`));
  // In the demo, the site serves the studio.
  return apps.filter((app) => isIn(app) || (app === 'site' && isIn('studio')));
};
