import { RejectedError } from '../command/errors';
import type { Bucket } from './bucket';
import type { MediaObject } from './media';
import type { Progress } from './progress';
import { withRetry, type RetryOptions } from './retry';

const CONCURRENCY = 4;

/** The objects that a bucket does not hold yet in this size and with this sum. */
export const missingObjects = async (
  bucket: Bucket,
  prefix: string,
  objects: readonly MediaObject[],
): Promise<readonly MediaObject[]> => {
  const there = await bucket.list(prefix);
  return objects.filter(({ name, size, md5 }) => {
    const object = there.get(prefix + name);
    return object?.size !== size || object.md5 !== md5;
  });
};

/** Uploads objects, four at a time; broken off, the next run finds what is there. */
export const uploadObjects = async (
  bucket: Bucket,
  prefix: string,
  objects: readonly MediaObject[],
  progress: Progress,
  retry: RetryOptions,
): Promise<void> => {
  const queue = [...objects];
  progress.begin('files', objects.length);
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const object = next;
      await withRetry(() => bucket.upload(prefix + object.name, object), retry);
      progress.advance(1);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  } finally {
    // The other three finish their file; nothing new is begun after a failure.
    queue.length = 0;
    progress.end();
  }
};

/** Throws where browsers could not load what was uploaded: nothing is published then. */
export const assertPublic = async (bucket: Bucket, address: string): Promise<void> => {
  if (await bucket.isPublic(address)) return;
  throw new RejectedError(
    `Browsers can’t load ${address}. The bucket has uniform access or refuses public objects. ` +
      'Let everyone read its objects without listing them (roles/storage.legacyObjectReader for ' +
      'allUsers, docs/deploy.md), or serve them through your own host with --media-base. ' +
      'No documents were written.',
  );
};
