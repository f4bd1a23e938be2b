import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { getSourceFolder } from './packages';

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

const runNode = (cwd: string, args: readonly string[]) =>
  execFileSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/**
 * Writes the files that the READMEs show into the fixture's `readme` folder, together with files
 * that mount them. Returns the folder.
 */
export function writeReadmeApp(fixture: string): string {
  const folder = join(fixture, 'readme');
  for (const name of ['themes', 'ui']) {
    const markdown = readFileSync(join(getSourceFolder(name), 'README.md'), 'utf8');
    for (const { path, text } of readReadmeFiles(markdown)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }
  mkdirSync(join(folder, 'public'), { recursive: true });
  const script = join(fixture, 'node_modules/@gschool/themes/theme-init.js');
  copyFileSync(script, join(folder, 'public/theme-init.js'));
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
