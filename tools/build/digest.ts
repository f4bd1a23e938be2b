import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { repositoryRoot } from '../vite/root';

/** Something that is built from sources, and kept while they stay as they are. */
export interface Artifact {
  /** Names its stamp in `.cache/builds`. */
  name: string;
  /** A file that is there once the build is whole. */
  outputs: readonly string[];
  /** Files and folders that it is made of, from the repository's root. */
  sources: readonly string[];
  /** Names of files and folders that it is not made of. */
  ignored: RegExp;
  /** Settings that change what is built. */
  settings?: Readonly<Record<string, string>>;
}

/** The digest of the sources' contents and the settings: the same for the same build. */
export function getDigest(
  { sources, ignored: skip, settings = {} }: Artifact,
  root = repositoryRoot,
): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const add = (file: string): void => {
    const path = join(root, file);
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      const names = readdirSync(path).filter((name) => !skip.test(name));
      for (const name of names.toSorted()) add(`${file}/${name}`);
    } else {
      hash.update(file).update('\0').update(readFileSync(path)).update('\0');
    }
  };
  for (const source of [...sources, 'package-lock.json']) add(source);
  return hash.digest('hex');
}

const getStampFile = ({ name }: Artifact, root: string) => join(root, '.cache/builds', name);

/** True when the artifact is there and was built from the sources as they are now. */
export function isFresh(artifact: Artifact, root = repositoryRoot): boolean {
  const stamp = getStampFile(artifact, root);
  return (
    artifact.outputs.every((output) => existsSync(join(root, output))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === getDigest(artifact, root)
  );
}

/** Remembers what an artifact was built from. */
export function writeStamp(artifact: Artifact, digest: string, root = repositoryRoot): void {
  const file = getStampFile(artifact, root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, digest);
}
