import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { apps } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';

const sources = [
  'packages',
  'apps',
  'mocks',
  'tools/vite',
  'tools/build',
  'tools/clips',
  '.env.demo',
];
const skipped = /^(node_modules|dist.*|.*\.(test|stories)\.tsx?|.*\.mdx)$/;

/** True when a demo build is missing or older than what it is made of. */
export function isDemoStale(): boolean {
  const built = apps.map((app) => join(repositoryRoot, 'apps', app, 'dist-demo/shell.html'));
  if (!built.every(existsSync)) return true;
  const oldest = Math.min(...built.map((file) => statSync(file).mtimeMs));
  return sources.some((source) => newest(join(repositoryRoot, source)) > oldest);
}

/** When the newest file below a path was changed (epoch milliseconds). */
function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => !skipped.test(name))
      .map((name) => newest(join(path, name))),
  );
}
