import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { registry } from '../../packages/themes/src/registry';
import {
  formatRegistryLine,
  formatSeedFile,
} from '../../packages/themes/src/derive/formatSeedFile';
import { repositoryRoot } from '../vite/root';

/** The files that adding a theme changes, and the tests that check it. */
const copied = [
  'package.json',
  'tsconfig.json',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'vitest.config.ts',
  'vitestConfig.ts',
  'packages',
  '.storybook',
  'tools',
  '.env.demo',
  '.env.example',
];

/** A copy of part of the repository in a temporary folder. */
export interface RepositoryCopy {
  root: string;
  remove: () => void;
}

/**
 * Copies the sources. Dependencies are links to the installed ones, but our own packages are the
 * copies.
 */
export function copyRepository(): RepositoryCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'gschool-theme-')));
  for (const part of copied) {
    cpSync(join(repositoryRoot, part), join(root, part), {
      recursive: true,
      filter: (source) => !/[/\\](node_modules|dist|storybook-static)$/.test(source),
    });
  }
  const installed = join(repositoryRoot, 'node_modules');
  const ours = join(root, 'node_modules/@gschool');
  mkdirSync(ours, { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name === '@gschool' || name.startsWith('.')) continue;
    symlinkSync(join(installed, name), join(root, 'node_modules', name));
  }
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(root, 'packages', name), join(ours, name));
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** A theme that does not exist yet, in the format of the theme lab. */
export const newTheme = { name: 'studio', label: 'Studio', brand: '#7a1fe0' };

/** Adds the seed file of the new theme. */
export function addSeedFile(root: string): void {
  const seed = { ...registry.hotstar, label: newTheme.label, brand: newTheme.brand };
  const file = join(root, 'packages/themes/src/seeds', `${newTheme.name}.ts`);
  writeFileSync(file, formatSeedFile(newTheme.name, seed, 'A studio at night.'));
}

/** Adds the line of the new theme to `seeds/index.ts`. */
export function registerTheme(root: string): void {
  const file = join(root, 'packages/themes/src/seeds/index.ts');
  appendFileSync(file, `${formatRegistryLine(newTheme.name)}\n`);
}
