import { getUriRange } from '@gschool/domain';

import { DownloadError } from './downloadError';

/** The maximum number of files of a class. */
const MAX_FILES = 20_000;

/** A file to fetch. */
export interface PlannedFile {
  name: string;
  /** An absolute URL, with a range as in `getUriRange`. */
  url: string;
  /** The estimated size. */
  bytes: number;
  /**
   * True if the class plays without the file. The file is left out if the server does not have it.
   */
  isOptional: boolean;
}

/** Whether a URL leads to a plain video file and not to a playlist. */
export const isPlainVideo = (url: string): boolean =>
  /\.(mp4|m4v|mov|webm)$/i.test(new URL(url).pathname);

/**
 * Resolves an absolute web URL. Throws for other URLs, such as those for copy protection (`skd:`).
 */
export const resolveAddress = (uri: string, base: string): string => {
  const url = URL.canParse(uri, base) ? new URL(uri, base) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new DownloadError('unexpected', 'address');
  return url.href;
};

const getExtension = (url: string): string =>
  /\.([a-z0-9]{1,5})$/.exec(new URL(url).pathname.toLowerCase())?.[1] ?? 'bin';

const getLastPart = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** Collects the files of a plan: one for each URL and range. */
export const createFileList = () => {
  const files = new Map<string, PlannedFile>();
  const counts = new Map<string, number>();
  const identities: string[] = [];
  const add = (url: string, prefix: string, bytes: number, isOptional = false): string => {
    const known = files.get(url);
    if (known) return known.name;
    if (files.size >= MAX_FILES) throw new DownloadError('unexpected', 'too many files');
    const count = counts.get(prefix) ?? 0;
    counts.set(prefix, count + 1);
    const name = `${prefix}-${count}.${getExtension(url)}`;
    files.set(url, { name, url, bytes, isOptional });
    identities.push(`${name} ${getLastPart(url)} ${JSON.stringify(getUriRange(url))} ${bytes}`);
    return name;
  };
  return { files, identities, add };
};
export type FileList = ReturnType<typeof createFileList>;
