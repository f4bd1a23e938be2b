import type { StoredFile } from '../store/types';

/** An uploaded file. */
export interface Upload {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  cacheControl: string;
}

/**
 * The number of bytes that are converted per call, because too many arguments would overflow the
 * stack.
 */
const CHUNK_SIZE = 8192;

const toBase64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK_SIZE) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_SIZE));
  }
  return btoa(binary);
};

/** The bytes of a stored file. */
export const bytesOf = ({ data }: StoredFile): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(data), (character) => character.charCodeAt(0));

/** Joins the chunks. */
export function concatChunks(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Creates the stored record of an upload. */
export const toStoredFile = (upload: Upload, timeCreated: string, updated: string): StoredFile => ({
  data: toBase64(upload.bytes),
  size: upload.bytes.length,
  contentType: upload.contentType,
  cacheControl: upload.cacheControl,
  downloadToken: crypto.randomUUID(),
  timeCreated,
  updated,
});

/** The metadata of a file, the way Cloud Storage returns it. */
export const metadataOf = (bucket: string, name: string, file: StoredFile): object => ({
  name,
  bucket,
  generation: String(Date.parse(file.updated) * 1000),
  metageneration: '1',
  contentType: file.contentType,
  cacheControl: file.cacheControl,
  timeCreated: file.timeCreated,
  updated: file.updated,
  storageClass: 'STANDARD',
  size: String(file.size),
  contentEncoding: 'identity',
  contentDisposition: `inline; filename*=utf-8''${encodeURIComponent(name.split('/').at(-1) ?? '')}`,
  downloadTokens: file.downloadToken,
});
