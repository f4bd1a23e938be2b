import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { getSourceFolder, publishedPackages } from './packages';

/** A file that a README shows: a code block whose first line is a comment with the file's path. */
interface ReadmeFile {
  path: string;
  text: string;
}

/** The files in the code blocks of a README. Throws if a TypeScript block has no path. */
const readReadmeFiles = (markdown: string): ReadmeFile[] =>
  [...markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, language, text = '']) => {
    const path = /^(?:\/\/|<!--) ([\w./-]+)(?: -->)?\n/.exec(text)?.[1];
    if (!path && language?.startsWith('ts')) {
      throw new Error(`This block would not be tested, because it has no path:\n${text}`);
    }
    return path ? [{ path, text }] : [];
  });

const template = join(repositoryRoot, 'node_modules/create-vite/template-react-ts');

/** A test run sets these for itself, and this one may have built for production. */
const getProjectEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV$|VITEST)/.test(name)),
  );

const runNode = (cwd: string, args: readonly string[]) =>
  execFileSync(process.execPath, args, {
    cwd,
    env: getProjectEnv(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs a program of a project. Returns what it printed, and whether it succeeded. */
export function runProgram(cwd: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...getProjectEnv(), NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return { hasSucceeded: status === 0, output: stdout + stderr };
}

/** Writes the files of the READMEs that `isWanted` accepts, by their paths, into a folder. */
export function writeReadmeFiles(folder: string, isWanted: (path: string) => boolean): void {
  for (const name of publishedPackages) {
    const markdown = readFileSync(join(getSourceFolder(name), 'README.md'), 'utf8');
    for (const { path, text } of readReadmeFiles(markdown)) {
      if (!isWanted(path)) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }
}

/** Copies the script of the themes into the folder of an app’s public files. */
export function copyThemeInit(modules: string, folder: string): void {
  mkdirSync(join(folder, 'public'), { recursive: true });
  copyFileSync(
    join(modules, '@gschool/themes/theme-init.js'),
    join(folder, 'public/theme-init.js'),
  );
}

/** Whether a file belongs to the app of Next.js, which has a folder for its routes. */
export const isNextFile = (path: string): boolean => path.startsWith('app/');

/**
 * Writes an app of `create-vite` with what the READMEs show into `readme` of the fixture, beside files
 * that mount it. Returns the folder.
 */
export function writeReadmeApp(fixture: string): string {
  const folder = join(fixture, 'readme');
  cpSync(template, folder, { recursive: true });
  writeReadmeFiles(folder, (path) => !isNextFile(path));
  copyThemeInit(join(fixture, 'node_modules'), folder);
  return folder;
}

/**
 * Runs Vite in the folder, the way a project would. Its configuration writes the theme's style
 * sheet.
 */
export function runVite(folder: string, ...args: string[]): void {
  runNode(folder, [join(repositoryRoot, 'node_modules/vite/bin/vite.js'), 'build', ...args]);
}

/** The output of the README's server for a path. */
export const renderOnServer = (folder: string, url: string): string =>
  runNode(folder, [
    '--input-type=module',
    '--eval',
    `const { render } = await import('./dist-server/server.js'); console.log(render(${JSON.stringify(url)}));`,
  ]);
