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
export const getSourceFolder = (name: string): string => join(packagesFolder, name);

/** The folder that is published. Git ignores it. */
export const getDistFolder = (name: string): string => join(getSourceFolder(name), 'dist');

const parseManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(join(getSourceFolder(name), 'package.json'), 'utf8')) as Manifest;

/** The packages that are published: those with a `publishConfig` in their `package.json`. */
export const publishedPackages: readonly string[] = readdirSync(packagesFolder).filter(
  (name) =>
    existsSync(join(getSourceFolder(name), 'package.json')) &&
    parseManifest(name).publishConfig !== undefined,
);

/** Reads the manifest of a package. Throws if a file in its `exports` does not exist. */
export function readManifest(name: string): Manifest {
  const manifest = parseManifest(name);
  for (const file of Object.values(manifest.exports)) {
    if (!existsSync(join(getSourceFolder(name), file)))
      throw new Error(`${name} exports no ${file}.`);
  }
  return manifest;
}
