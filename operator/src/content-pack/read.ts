import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, posix } from 'node:path';

import { checkPack, type ContentPack, type PackError } from '@gschool/domain/content-pack';

import { findCaptionErrors } from './captions';
import { decodeText } from './encoding';
import { findFile } from './findFile';
import type { PackFile } from './fixes';
import { findPictureError } from './pictures';
import type { FileFinding, PackFiles } from './playlistFiles';
import { listMediaReferences, type MediaReference } from './references';
import { createVideoCheck } from './video';

/** A pack error with its file, relative to the pack's folder. */
export interface PackFileError extends PackError {
  file: string;
  /**
   * How to fix the problem, in one sentence, usually with a command to run in the pack's folder.
   */
  fix?: string | undefined;
}

export type ReadPackResult =
  | {
      ok: true;
      pack: ContentPack;
      /** The pack's folder with symbolic links resolved. */
      root: string;
      /**
       * Every file that the pack uses, relative to `root`: catalog, pictures, playlists, segments,
       * captions. The key is the path the way the pack writes it, and the value is the path on this
       * disk. They differ if a Mac has stored accents separately from their letters.
       */
      files: ReadonlyMap<string, string>;
    }
  | { ok: false; errors: readonly PackFileError[] };

const CATALOGUE_FILE = 'catalogue.json';

/** The parsed JSON of a pack, or why it can't be read. */
async function readCatalogue(
  root: string,
): Promise<{ raw: unknown } | Omit<PackFileError, 'file'>> {
  const failure = (reason: string, fix?: string) => ({ entry: 'catalogue', reason, fix });
  const file = await findFile(root, CATALOGUE_FILE);
  if (!file.ok) return failure(file.reason);
  const bytes = await readFile(join(root, file.path));
  const decoded = decodeText(bytes, { name: CATALOGUE_FILE, path: file.path });
  if (!decoded.ok) return failure(decoded.finding.reason, decoded.finding.fix);
  try {
    return { raw: JSON.parse(decoded.text) as unknown };
  } catch (error) {
    return failure(`is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Reads and checks a content pack (docs/content-pack.md): its JSON, its entries and every file that
 * they name. Returns all errors and never throws.
 *
 * @param path the pack's folder, or the path of its `catalogue.json`
 */
export async function readPack(path: string): Promise<ReadPackResult> {
  const folder = basename(path) === CATALOGUE_FILE ? dirname(path) : path;
  const failure = (error: Omit<PackFileError, 'file'>): ReadPackResult => ({
    ok: false,
    errors: [{ file: CATALOGUE_FILE, ...error }],
  });
  let root: string;
  try {
    root = await realpath(folder);
  } catch {
    return failure({ entry: 'catalogue', reason: `there is no folder ${folder}` });
  }
  const catalogue = await readCatalogue(root);
  if (!('raw' in catalogue)) return failure(catalogue);
  const check = checkPack(catalogue.raw);
  const media = await checkMedia(root, catalogue.raw);
  const errors = [
    ...check.errors.map((error) => ({ file: CATALOGUE_FILE, ...error })),
    ...media.errors,
  ];
  return check.ok && errors.length === 0
    ? { ok: true, pack: check.pack, root, files: media.files }
    : { ok: false, errors };
}

async function checkMedia(root: string, raw: unknown) {
  const files: PackFiles = new Map([[CATALOGUE_FILE, CATALOGUE_FILE]]);
  const errors: PackFileError[] = [];
  const findVideoErrors = createVideoCheck(root, files);
  const findErrors = async (
    { field, language }: MediaReference,
    file: PackFile,
  ): Promise<readonly FileFinding[]> => {
    if (field === 'hls') return findVideoErrors(file);
    const path = join(root, file.path);
    const findings = field.startsWith('captions.')
      ? await findCaptionErrors(path, file, language)
      : [await findPictureError(path, file)].filter((one) => one !== null);
    return findings.map((one) => ({ ...one, reason: `${field}: ${one.reason}`, file: file.name }));
  };
  for (const reference of listMediaReferences(raw)) {
    const { entry, field } = reference;
    const name = posix.normalize(reference.path);
    const found = await findFile(root, name);
    if (!found.ok) {
      errors.push({ file: CATALOGUE_FILE, entry, reason: `${field}: ${found.reason}` });
    } else if (!files.has(name)) {
      files.set(name, found.path);
      const findings = await findErrors(reference, { name, path: found.path });
      errors.push(...findings.map((one) => ({ ...one, entry })));
    }
  }
  return { files, errors };
}
