import { checkPack, type ContentPack, type PackError } from '@gschool/domain/content-pack';

import { findCaptionErrors } from './captions';
import { decodeText } from './encoding';
import type { PackFile } from './fixes';
import type { PackFolder } from './packFolder';
import { normalizePath } from './paths';
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

export type FolderCheck =
  | {
      ok: true;
      pack: ContentPack;
      /**
       * Every file that the pack uses: catalog, pictures, playlists, segments, captions. The key is
       * the path the way the pack writes it, and the value is the path in the folder. They differ if
       * a Mac has stored accents separately from their letters.
       */
      files: ReadonlyMap<string, string>;
    }
  | { ok: false; errors: readonly PackFileError[] };

export const CATALOGUE_FILE = 'catalogue.json';

/** Another spelling of the same word. */
const OTHER_CATALOGUE_FILE = 'catalog.json';

/** The parsed JSON of a pack, or why it can't be read. */
async function readCatalogue(
  folder: PackFolder,
): Promise<{ raw: unknown } | Omit<PackFileError, 'file'>> {
  const failure = (reason: string, fix?: string) => ({ entry: 'catalogue', reason, fix });
  const file = await folder.find(CATALOGUE_FILE);
  if (!file.ok) {
    const other = await folder.find(OTHER_CATALOGUE_FILE);
    return failure(
      other.ok ? `${file.reason}; the folder has "${other.path}": rename it` : file.reason,
    );
  }
  const bytes = await folder.read(file.path);
  const decoded = decodeText(bytes, { name: CATALOGUE_FILE, path: file.path });
  if (!decoded.ok) return failure(decoded.finding.reason, decoded.finding.fix);
  try {
    return { raw: JSON.parse(decoded.text) as unknown };
  } catch (error) {
    return failure(`is not valid JSON: ${describeJsonError(decoded.text, error)}`);
  }
}

/** The message of `JSON.parse`, with the line and the column instead of the number of characters. */
const describeJsonError = (text: string, error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(
    / in JSON at position (\d+)(?: \(line \d+ column \d+\))?/,
    (_, position: string) => {
      const lines = text.slice(0, Number(position)).split('\n');
      return ` in line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
    },
  );
};

/**
 * Reads and checks a content pack (docs/content-pack.md): its JSON, its entries and, if `hasMedia`,
 * every file that they name. Returns all errors.
 */
export async function checkFolder(folder: PackFolder, hasMedia = true): Promise<FolderCheck> {
  const catalogue = await readCatalogue(folder);
  if (!('raw' in catalogue)) return { ok: false, errors: [{ file: CATALOGUE_FILE, ...catalogue }] };
  const check = checkPack(catalogue.raw);
  const media = hasMedia
    ? await checkMedia(folder, catalogue.raw)
    : { files: new Map([[CATALOGUE_FILE, CATALOGUE_FILE]]), errors: [] };
  const errors = [
    ...check.errors.map((error) => ({ file: CATALOGUE_FILE, ...error })),
    ...media.errors,
  ];
  return check.ok && errors.length === 0
    ? { ok: true, pack: check.pack, files: media.files }
    : { ok: false, errors };
}

async function checkMedia(folder: PackFolder, raw: unknown) {
  const files: PackFiles = new Map([[CATALOGUE_FILE, CATALOGUE_FILE]]);
  const errors: PackFileError[] = [];
  const findVideoErrors = createVideoCheck(folder, files);
  const findErrors = async (
    { field, language }: MediaReference,
    file: PackFile,
  ): Promise<readonly FileFinding[]> => {
    if (field === 'hls') return findVideoErrors(file);
    const findings = field.startsWith('captions.')
      ? await findCaptionErrors(folder, file, language)
      : [await findPictureError(folder, file)].filter((one) => one !== null);
    return findings.map((one) => ({ ...one, reason: `${field}: ${one.reason}`, file: file.name }));
  };
  for (const reference of listMediaReferences(raw)) {
    const { entry, field } = reference;
    const name = normalizePath(reference.path);
    const found = await folder.find(name);
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
