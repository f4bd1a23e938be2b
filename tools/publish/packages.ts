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
  description: string;
  keywords: string[];
  publishConfig?: { access: string };
  sideEffects: boolean | string[];
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Where a package comes from, as the manifest of the repository says it. */
export interface Origin {
  homepage: string;
  repository: { type: string; url: string };
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

/** The addresses in the manifest of the repository. A school replaces them with its own. */
export function readOrigin(): Origin {
  const manifest = readFileSync(join(repositoryRoot, 'package.json'), 'utf8');
  const { homepage, repository } = JSON.parse(manifest) as Origin;
  return { homepage, repository };
}

/** Reads the manifest of a package. Throws if a file in its `exports` does not exist. */
export function readManifest(name: string): Manifest {
  const manifest = parseManifest(name);
  for (const file of Object.values(manifest.exports)) {
    if (!existsSync(join(getSourceFolder(name), file)))
      throw new Error(`${name} exports no ${file}.`);
  }
  return manifest;
}
