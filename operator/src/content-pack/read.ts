import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, posix } from 'node:path';

import { checkPack, type ContentPack, type PackError } from '@gschool/domain/content-pack';

import { findFileError } from './fileError';
import { followPlaylist } from './playlists';
import { listMediaReferences } from './references';

/** An error of a pack with its file, relative to the folder of the pack. */
export interface PackFileError extends PackError {
  file: string;
}

export type ReadPackResult =
  | {
      ok: true;
      pack: ContentPack;
      /** The pack's folder with symbolic links resolved. */
      root: string;
      /** Every file that the pack uses, relative to `root`: catalogue, pictures, playlists, segments, captions. */
      files: ReadonlySet<string>;
    }
  | { ok: false; errors: readonly PackFileError[] };

const CATALOGUE_FILE = 'catalogue.json';

/**
 * Reads and checks a content pack (docs/content-pack.md): its JSON, its entries and every file that
 * they name. Returns all errors and throws none.
 *
 * @param path the pack's folder, or the `catalogue.json` in it
 */
export async function readPack(path: string): Promise<ReadPackResult> {
  const folder = basename(path) === CATALOGUE_FILE ? dirname(path) : path;
  const failure = (reason: string): ReadPackResult => ({
    ok: false,
    errors: [{ file: CATALOGUE_FILE, entry: 'catalogue', reason }],
  });
  let root: string;
  let text: string;
  try {
    root = await realpath(folder);
  } catch {
    return failure(`there is no folder ${folder}`);
  }
  const unreadable = await findFileError(root, CATALOGUE_FILE);
  if (unreadable !== null) return failure(unreadable);
  let raw: unknown;
  try {
    text = await readFile(join(root, CATALOGUE_FILE), 'utf8');
    raw = JSON.parse(text);
  } catch (error) {
    return failure(`is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const check = checkPack(raw);
  const media = await checkMedia(root, raw);
  const errors = [
    ...check.errors.map((error) => ({ file: CATALOGUE_FILE, ...error })),
    ...media.errors,
  ];
  return check.ok && errors.length === 0
    ? { ok: true, pack: check.pack, root, files: media.files }
    : { ok: false, errors };
}

async function checkMedia(root: string, raw: unknown) {
  const files = new Set([CATALOGUE_FILE]);
  const errors: PackFileError[] = [];
  for (const { entry, field, path } of listMediaReferences(raw)) {
    const name = posix.normalize(path);
    const reason = await findFileError(root, name);
    if (reason !== null) {
      errors.push({ file: CATALOGUE_FILE, entry, reason: `${field}: ${reason}` });
    } else if (!files.has(name)) {
      files.add(name);
      if (field === 'hls') {
        const playlistErrors = await followPlaylist(root, name, files);
        errors.push(
          ...playlistErrors.map(({ file, reason: why }) => ({ file, entry, reason: why })),
        );
      }
    }
  }
  return { files, errors };
}

/** The errors as lines: a heading, then one line for each error under its file. */
export function listErrorLines(
  folder: string,
  errors: readonly PackFileError[],
): readonly string[] {
  const heads = new Map<string, string[]>();
  for (const { file, entry, reason } of errors) {
    heads.set(file, [...(heads.get(file) ?? []), `  ${entry}  ${reason}`]);
  }
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  return [
    `The content pack in ${folder} has ${count}.`,
    ...[...heads].flatMap(([file, rows]) => ['', file, ...rows]),
    '',
    'The format is described in docs/content-pack.md.',
  ];
}

/** The errors as one text, for the message of an error. */
export const formatErrors = (folder: string, errors: readonly PackFileError[]): string =>
  listErrorLines(folder, errors).join('\n');
