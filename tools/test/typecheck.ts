import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { workspaceFolders } from './workspaces';

const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { tsc: string } };
const tsc = join(dirname(manifest), bin.tsc);

const projects = ['.', '.storybook', ...workspaceFolders()].filter((folder) =>
  existsSync(join(repositoryRoot, folder, 'tsconfig.json')),
);
let failures = 0;
for (const folder of projects) {
  const { status } = spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', '-p', folder], {
    cwd: repositoryRoot,
    stdio: 'inherit',
  });
  if (status !== 0) {
    failures += 1;
    console.error(`Types are wrong in ${folder}\n`);
  }
}
if (failures > 0) process.exitCode = 1;
else console.log(`Types hold in ${projects.length} projects.`);
