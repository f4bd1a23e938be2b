import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';

const packagesFolder = join(repositoryRoot, 'packages');

/** A `package.json` of this repository. */
export interface Manifest {
  name: string;
  version: string;
  license: string;
  type: string;
  description?: string;
  publishConfig?: { access: string };
  sideEffects: boolean | string[];
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The folder of a package, by its name in `packages/`. */
export const sourceFolder = (name: string): string => join(packagesFolder, name);

/** The folder that is published; ignored by git. */
export const distFolder = (name: string): string => join(sourceFolder(name), 'dist');

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(sourceFolder(name), 'package.json'), 'utf8')) as Manifest;

/** The packages that are published: those with a `publishConfig` in their `package.json`. */
export const publishedPackages: readonly string[] = readdirSync(packagesFolder).filter(
  (name) =>
    existsSync(join(sourceFolder(name), 'package.json')) &&
    manifestOf(name).publishConfig !== undefined,
);

/** Reads the manifest of a package. Throws if a file in its `exports` does not exist. */
export function readManifest(name: string): Manifest {
  const manifest = manifestOf(name);
  for (const file of Object.values(manifest.exports)) {
    if (!existsSync(join(sourceFolder(name), file))) throw new Error(`${name} exports no ${file}.`);
  }
  return manifest;
}
