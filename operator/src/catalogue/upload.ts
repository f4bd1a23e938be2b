import { RejectedError } from '../command/errors';
import type { Bucket } from './bucket';
import type { MediaObject } from './media';
import type { Progress } from './progress';
import { withRetry, type RetryOptions } from './retry';

const CONCURRENCY = 4;

/** The objects that are missing from a bucket, or have a different size or checksum there. */
export const findMissingObjects = async (
  bucket: Bucket,
  prefix: string,
  objects: readonly MediaObject[],
): Promise<readonly MediaObject[]> => {
  const uploaded = await bucket.list(prefix);
  return objects.filter(({ name, size, md5 }) => {
    const object = uploaded.get(prefix + name);
    return object?.size !== size || object.md5 !== md5;
  });
};

/**
 * Uploads objects, four at a time. After an interruption, the next run finds the objects that were
 * already uploaded.
 */
export const uploadObjects = async (
  bucket: Bucket,
  prefix: string,
  objects: readonly MediaObject[],
  progress: Progress,
  retry: RetryOptions,
): Promise<void> => {
  const queue = [...objects];
  progress.start('files', objects.length);
  const uploadNext = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const object = next;
      await withRetry(() => bucket.upload(prefix + object.name, object), retry);
      progress.advance(1);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, uploadNext));
  } finally {
    // After a failure, the other three uploads finish, but no new one starts.
    queue.length = 0;
    progress.end();
  }
};

/**
 * Throws a `RejectedError` if browsers can't load the uploaded files. In that case, nothing is
 * published.
 */
export const assertPublic = async (bucket: Bucket, url: string): Promise<void> => {
  if (await bucket.isPublic(url)) return;
  throw new RejectedError(
    `Browsers can’t load ${url}. The bucket has uniform access or refuses public objects. ` +
      'Let everyone read its objects without listing them (roles/storage.legacyObjectReader for ' +
      'allUsers, docs/deploy.md), or serve them through your own host with --media-base. ' +
      'No documents were written.',
  );
};
