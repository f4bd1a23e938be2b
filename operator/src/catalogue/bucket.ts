import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { RejectedError } from '../command/errors';
import type { MediaObject } from './media';

/** File storage: what a publication needs of it. */
export interface Bucket {
  /** Address of its objects, ending in `/`, as browsers ask for them. */
  address: string;
  /** Size and MD5 of every object below a prefix, by name. Refuses a bucket that is not there. */
  list(prefix: string): Promise<ReadonlyMap<string, { size: number; md5: string }>>;
  upload(name: string, object: MediaObject): Promise<void>;
  /** True where anybody can load the address, as browsers will. */
  isPublic(address: string): Promise<boolean>;
}

const RESUMABLE_FROM = 8 * 1024 * 1024;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/**
 * A bucket behind the Admin SDK. Its objects are made readable one by one, which
 * lets nobody list them; a bucket with uniform access is opened by its owner.
 *
 * @param emulator `host:port`, or undefined for the real service
 */
export const openBucket = (app: App, name: string, emulator: string | undefined): Bucket => {
  const bucket = getStorage(app).bucket(name);
  let isUniform: boolean | undefined;
  const readAccess = async () => {
    isUniform ??=
      (await bucket.getMetadata())[0].iamConfiguration?.uniformBucketLevelAccess?.enabled === true;
    return isUniform ? {} : { predefinedAcl: 'publicRead' as const };
  };
  return {
    address: `${emulator ? `http://${emulator}` : 'https://storage.googleapis.com'}/${name}/`,
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
        if (codeOf(error) === 404) throw new RejectedError(`There is no bucket named ${name}.`);
        throw error;
      }
    },
    upload: async (destination, { file, size, contentType }) => {
      await bucket.upload(file, {
        destination,
        ...(await readAccess()),
        resumable: size > RESUMABLE_FROM,
        validation: 'md5',
        metadata: { contentType, cacheControl: 'public, max-age=31536000, immutable' },
      });
    },
    isPublic: async (address) => (await fetch(address, { method: 'HEAD' })).ok,
  };
};
