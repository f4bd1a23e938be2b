import { join } from 'node:path';

import { withLock } from '../lock/acquireLock';
import { repositoryRoot } from '../vite/root';
import { getDigest, isFresh, writeStamp, type Artifact } from './digest';

/**
 * Builds an artifact unless it is fresh. Another process that needs it at the same time waits, and
 * then finds it fresh. Throws what `build` throws.
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
    // Computed before the build, so that an edit during the build makes the result stale.
    const digest = getDigest(artifact, root);
    console.log(`Building ${artifact.name} …`);
    build();
    writeStamp(artifact, digest, root);
  });
}
