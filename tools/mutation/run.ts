// Usage: npm run test:mutation [-- -m "packages/domain/src/money/*.ts,!**/*.test.ts"]
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';

const folder = join(repositoryRoot, 'tools/mutation');
const stryker = join(folder, 'node_modules/.bin/stryker');

const run = (command: string, ...options: string[]): number =>
  spawnSync(command, options, { cwd: repositoryRoot, stdio: 'inherit' }).status ?? 1;

// Stryker is not part of a normal installation; the first run fetches it.
if (!existsSync(stryker) && run('npm', 'ci', '--prefix', folder) !== 0) process.exit(1);

const config = join(folder, 'stryker.config.mjs');
process.exit(run(process.execPath, stryker, 'run', config, ...process.argv.slice(2)));
