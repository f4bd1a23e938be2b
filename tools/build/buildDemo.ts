import { spawnSync } from 'node:child_process';

import { repositoryRoot } from '../vite/root';
import { isDemoStale } from './freshness';

/** Builds the demo when it is older than its sources. Returns false when that fails. */
export function ensureDemo(): boolean {
  if (!isDemoStale()) return true;
  console.log('Building the demo …');
  // In a process of its own: Vite and the libraries read NODE_ENV when they are loaded.
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/build/build.ts', '--demo'],
    { cwd: repositoryRoot, stdio: 'inherit' },
  );
  return status === 0;
}
