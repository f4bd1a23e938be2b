import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';

import { RejectedError } from '../command/errors';
import type { MediaObject } from './media';

/** The operations of file storage that a publication needs. */
export interface Bucket {
  /** The prefix of the URLs with which browsers request its objects. Ends with `/`. */
  baseUrl: string;
  /**
   * Returns the size and MD5 of every object whose name has a prefix, by name. Throws a
   * `RejectedError` if the bucket does not exist.
   */
  list(prefix: string): Promise<ReadonlyMap<string, { size: number; md5: string }>>;
  upload(name: string, object: MediaObject): Promise<void>;
  /** Whether anyone can load the URL in a browser. */
  isPublic(url: string): Promise<boolean>;
}

const RESUMABLE_FROM_BYTES = 8 * 1024 * 1024;

const getErrorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/**
 * A bucket, accessed through the Admin SDK. Each object is made public when it is uploaded, so that
 * no one can list the objects. If the bucket has uniform access, its owner has to make it public
 * instead.
 *
 * @param emulator `host:port`, or undefined for the real service
 */
export const openBucket = (app: App, name: string, emulator: string | undefined): Bucket => {
  const bucket = getStorage(app).bucket(name);
  let isUniform: boolean | undefined;
  const readUploadOptions = async () => {
    isUniform ??=
      (await bucket.getMetadata())[0].iamConfiguration?.uniformBucketLevelAccess?.enabled === true;
    return isUniform ? {} : { predefinedAcl: 'publicRead' as const };
  };
  return {
    baseUrl: `${emulator ? `http://${emulator}` : 'https://storage.googleapis.com'}/${name}/`,
    list: async (prefix) => {
      try {
        const [files] = await bucket.getFiles({ prefix });
        return new Map(
          files.map((file) => [
            file.name,
            { size: Number(file.metadata.size), md5: file.metadata.md5Hash ?? '' },
          ]),
        );
      } catch (error) {
        if (getErrorCode(error) === 404)
          throw new RejectedError(`There is no bucket named ${name}.`);
        throw error;
      }
    },
    upload: async (destination, { file, size, contentType }) => {
      await bucket.upload(file, {
        destination,
        ...(await readUploadOptions()),
        resumable: size > RESUMABLE_FROM_BYTES,
        validation: 'md5',
        metadata: { contentType, cacheControl: 'public, max-age=31536000, immutable' },
      });
    },
    isPublic: async (url) => (await fetch(url, { method: 'HEAD' })).ok,
  };
};
