import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';

/** The packages that other products may install; the rest of the repository is this product's own. */
export const publishable = ['themes', 'poster-art', 'ui'] as const;
export type PackageName = (typeof publishable)[number];

/** What a `package.json` of ours says. */
export interface Manifest {
  name: string;
  version: string;
  license: string;
  type: string;
  description?: string;
  sideEffects: string[] | false;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export const sourceFolder = (name: PackageName): string => join(repositoryRoot, 'packages', name);

/** Where a package is laid down for publishing; ignored by git. */
export const distFolder = (name: PackageName): string => join(sourceFolder(name), 'dist');

export function readManifest(name: PackageName): Manifest {
  const manifest = JSON.parse(
    readFileSync(join(sourceFolder(name), 'package.json'), 'utf8'),
  ) as Manifest;
  for (const file of Object.values(manifest.exports)) {
    if (!existsSync(join(sourceFolder(name), file))) throw new Error(`${name} exports no ${file}.`);
  }
  return manifest;
}
