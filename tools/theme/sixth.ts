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
import { registryLine, seedFile } from '../../packages/themes/src/derive/seedFile';
import { repositoryRoot } from '../vite/root';

/** What a theme touches, and what proves it. */
const parts = [
  'package.json',
  'tsconfig.json',
  '.oxfmtrc.json',
  'vitest.config.ts',
  'packages/themes',
  'packages/ui',
  'packages/poster-art',
  // The tests' configuration reads the settings' schema.
  'packages/data',
  'packages/domain',
  '.storybook',
  'tools',
  '.env.demo',
  '.env.example',
];

/** A copy of the repository's part that knows themes, and how to be rid of it. */
export interface Copy {
  root: string;
  remove: () => void;
}

/** Copies the sources; libraries are links to what is installed, our packages are the copied ones. */
export function copyRepository(): Copy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'gschool-theme-')));
  for (const part of parts) {
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
  for (const name of ['themes', 'ui', 'poster-art', 'data', 'domain']) {
    symlinkSync(join(root, 'packages', name), join(ours, name));
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** The sixth theme, as the theme lab would hand it over. */
export const sixth = { name: 'studio', label: 'Studio', brand: '#7a1fe0' };

/** Lays the seed down: the one file. */
export function addSeed(root: string): void {
  const seed = { ...registry.hotstar, label: sixth.label, brand: sixth.brand };
  const file = join(root, 'packages/themes/src/seeds', `${sixth.name}.ts`);
  writeFileSync(file, seedFile(sixth.name, seed, 'A studio at night.'));
}

/** Registers it: the one line. */
export function register(root: string): void {
  const file = join(root, 'packages/themes/src/seeds/index.ts');
  appendFileSync(file, `${registryLine(sixth.name)}\n`);
}
