import { join } from 'node:path';

import { withLock } from '../lock/acquireLock';
import { repositoryRoot } from '../vite/root';
import { getDigest, isFresh, writeStamp, type Artifact } from './digest';

/**
 * Builds an artifact unless it is fresh. If another process needs it at the same time, it waits and
 * then finds the artifact fresh. Throws the errors of `build`.
 *
 * @param root the folder of the sources, outputs and stamps
 */
export function buildIfStale(
  artifact: Artifact,
  build: () => void,
  root: string = repositoryRoot,
): void {
  withLock(join(root, `.cache/locks/build-${artifact.name}.lock`), () => {
    if (isFresh(artifact, root)) return;
    // The digest is computed before the build, so that an edit during the build makes the result
    // stale.
    const digest = getDigest(artifact, root);
    console.log(`Building ${artifact.name} …`);
    build();
    writeStamp(artifact, digest, root);
  });
}
