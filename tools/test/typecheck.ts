import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { workspaceFolders } from './workspaces';

const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { tsc: string } };
const tsc = join(dirname(manifest), bin.tsc);

/** The root's project holds every file; a workspace that asks for other options is checked once more. */
const hasOwnOptions = (folder: string) => {
  const file = join(repositoryRoot, folder, 'tsconfig.json');
  return (
    existsSync(file) && 'compilerOptions' in (JSON.parse(readFileSync(file, 'utf8')) as object)
  );
};
const projects = ['.', ...['.storybook', ...workspaceFolders()].filter(hasOwnOptions)];

/** Checks a project; what it learned is kept, so that the next check reads only what changed. */
function check(folder: string): Promise<boolean> {
  const kept = join('.cache/types', `${folder.replaceAll('/', '-')}.tsbuildinfo`);
  const options = ['--noEmit', '--pretty', '--incremental', '--tsBuildInfoFile', kept];
  return new Promise((resolve) => {
    const run = spawn(process.execPath, [tsc, ...options, '-p', folder], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    run.once('close', (code) => {
      if (code !== 0) console.error(`Type errors in ${folder}\n`);
      resolve(code === 0);
    });
  });
}

const results: boolean[] = [];
const left = [...projects];
const lane = async (): Promise<void> => {
  for (let folder = left.shift(); folder; folder = left.shift()) results.push(await check(folder));
};
await Promise.all([lane(), lane()]);
if (results.includes(false)) process.exitCode = 1;
else console.log(`No type errors in ${results.length} projects.`);
