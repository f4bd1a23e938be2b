import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { writeFileAtomically } from '../lock/writeFileAtomically';
import { repositoryRoot } from '../vite/root';

/** A build result that is reused until its sources change. */
export interface Artifact {
  /** The name of its stamp file in `.cache/builds`. */
  name: string;
  /** Files that exist once the build is complete. */
  outputs: readonly string[];
  /** Its source files and folders, relative to the repository root. */
  sources: readonly string[];
  /** Names of files and folders that are not sources. */
  ignored: RegExp;
  /** Settings that change the result. */
  settings?: Readonly<Record<string, string>>;
}

/** The digest of the sources and the settings. Equal digests mean equal builds. */
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

/** Whether the artifact exists and was built from the current sources. */
export function isFresh(artifact: Artifact, root = repositoryRoot): boolean {
  const stamp = getStampFile(artifact, root);
  return (
    artifact.outputs.every((output) => existsSync(join(root, output))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === getDigest(artifact, root)
  );
}

/** Stores the digest that an artifact was built from. */
export const writeStamp = (artifact: Artifact, digest: string, root = repositoryRoot): void =>
  writeFileAtomically(getStampFile(artifact, root), digest);

/** Makes an artifact stale. */
export const discardStamp = (artifact: Artifact, root = repositoryRoot): void =>
  rmSync(getStampFile(artifact, root), { force: true });
