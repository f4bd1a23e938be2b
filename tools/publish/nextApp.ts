import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { repositoryRoot } from '../vite/root';
import { npm } from './fixtureApp';
import { getDistFolder, type Manifest } from './packages';
import { copyThemeInit, isNextFile, runProgram, writeReadmeFiles } from './readmeApp';

/** What npm says if it reaches no registry and has no copy of a package. */
const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED/;

/**
 * Copies a package and all that it depends on into `modules`, because the bundler of Next.js follows
 * no links out of the app.
 */
function copyPackage(name: string, modules: string): void {
  const target = join(modules, name);
  if (existsSync(target)) return;
  const [, own] = /^@gschool\/(.+)$/.exec(name) ?? [];
  const source = own ? getDistFolder(own) : join(repositoryRoot, 'node_modules', name);
  cpSync(source, target, { recursive: true, dereference: true });
  const manifest = readFileSync(join(target, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(manifest) as Manifest;
  for (const dependency of Object.keys(dependencies)) copyPackage(dependency, modules);
}

/** Installs Next.js from its lock file. Returns why it is not to be had, if so. */
function installNext(folder: string): string | undefined {
  try {
    npm(['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder);
    return undefined;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    if (!unreachable.test(stderr)) throw error;
    return `Next.js cannot be installed without a package registry:\n${stderr}`;
  }
}

/** An app of Next.js with the recipe of the README, exported as static files. */
export interface NextApp {
  folder: string;
  /** Why it was not built. */
  missing: string | undefined;
}

/** Builds the app. Throws if Next.js is installed and the build fails. */
export function buildNextApp(): NextApp {
  const folder = mkdtempSync(join(tmpdir(), 'gschool-next-'));
  cpSync(fileURLToPath(new URL('./next', import.meta.url)), folder, { recursive: true });
  const missing = installNext(folder);
  if (missing) return { folder, missing };
  const modules = join(folder, 'node_modules');
  for (const name of ['@gschool/ui', '@gschool/themes']) copyPackage(name, modules);
  writeReadmeFiles(folder, isNextFile);
  copyThemeInit(modules, folder);
  const { hasSucceeded, output } = runProgram(folder, ['node_modules/next/dist/bin/next', 'build']);
  if (!hasSucceeded) throw new Error(output);
  return { folder, missing: undefined };
}

/** The content of the files of an export with one of these endings, together. */
export const readExport = (folder: string, ending: string): string =>
  readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(folder, 'out', file), 'utf8'))
    .join('\n');
