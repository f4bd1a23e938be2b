import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';

/** Where `npm run build-storybook` puts the static site. */
export const storybookFolder = join(repositoryRoot, 'storybook-static');

const sources = ['.storybook', 'packages', 'apps', 'mocks', 'tools/vite', '.env.demo'];
const skipped = /^(node_modules|dist.*|.*\.test\.tsx?|\.cache)$/;

/** True when the static Storybook is missing or older than what it is made of. */
export function isStorybookStale(): boolean {
  const built = join(storybookFolder, 'iframe.html');
  if (!existsSync(built)) return true;
  const { mtimeMs } = statSync(built);
  return sources.some((source) => newest(join(repositoryRoot, source)) > mtimeMs);
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path).filter((name) => !skipped.test(name));
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}

/**
 * Builds the static Storybook when it is stale. `LOOKS_STORYBOOK` names a folder
 * that is taken as it is. Throws with the build's words when it fails.
 */
export function ensureStorybook(): string {
  const given = process.env['LOOKS_STORYBOOK'];
  if (given) return given;
  if (!isStorybookStale()) return storybookFolder;
  console.log('Building Storybook …');
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build-storybook', '--', '--quiet'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    // A test runner's own NODE_ENV would build another React.
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  });
  if (status !== 0) throw new Error(`Storybook does not build:\n${stdout}\n${stderr}`);
  return storybookFolder;
}
