import { parseEntry } from '@gschool/admin/content';
import {
  CATALOGUE_FILE,
  checkFolder,
  getContentType,
  listMediaReferences,
  planObjects,
  type PackFileError,
  type PlannedObject,
} from '@gschool/admin/pack-files';
import {
  mapMedia,
  checkPack,
  packLists,
  type ContentPack,
  type PackList,
  type PackSources,
} from '@gschool/domain/content-pack';

import { createFileFolder, findPackFolders, getPackFiles, type PackFileMap } from './fileFolder';
import { readZip, type ZipProblem } from './readZip';

/** What was chosen: the files of a folder, an archive, or a `catalogue.json` alone. */
export type PackInput = (
  | { kind: 'folder'; files: PackFileMap }
  | { kind: 'zip'; file: Blob }
  | { kind: 'catalogue'; file: Blob }
) & {
  /** The folder of the pack to read, if there are several packs. */
  folder?: string | undefined;
};

/** A file that entries of the pack name. */
export interface PackObject {
  /** The name in the bucket: `DIGEST/path/in/the/pack`. */
  name: string;
  file: Blob;
  contentType: string;
}

/** A pack that can be imported. */
export interface OpenedPack {
  ok: true;
  /** The entries, normalized by `parseEntry`. A file in the pack has the name of its object. */
  sources: PackSources;
  objects: readonly PackObject[];
  /** False if only a `catalogue.json` was chosen. */
  hasFiles: boolean;
}

export type PackReading =
  | OpenedPack
  | { ok: false; errors: readonly PackFileError[] }
  | { ok: false; zip: ZipProblem }
  /** There are several packs. The folders of all of them, the nearest to the top first. */
  | { ok: false; packs: readonly string[] };

/** How far a pack is read. */
export type ReadProgress = (done: number, total: number) => void;

const OTHER_TYPE = 'application/octet-stream';

const computeDigest = async (file: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The files of the pack that was chosen, or why there are none. */
async function readFiles(
  input: PackInput,
): Promise<{ ok: true; files: PackFileMap } | Exclude<PackReading, OpenedPack>> {
  if (input.kind === 'catalogue')
    return { ok: true, files: new Map([[CATALOGUE_FILE, input.file]]) };
  const reading =
    input.kind === 'zip' ? await readZip(input.file) : { ok: true as const, files: input.files };
  if (!reading.ok) return { ok: false, zip: reading.problem };
  const packs = findPackFolders(reading.files);
  const folder = input.folder ?? (packs.length === 1 ? packs[0] : undefined);
  return folder === undefined
    ? { ok: false, packs }
    : { ok: true, files: getPackFiles(reading.files, folder) };
}

/** The plain texts of a pack in its language become texts of that language. */
const withLanguage = (pack: ContentPack, language: string): unknown =>
  pack.language === language
    ? pack
    : {
        ...JSON.parse(
          JSON.stringify(pack, (name, value: unknown) =>
            typeof value === 'string' &&
            value !== '' &&
            /^(?:title|description|name|bio)$/.test(name)
              ? { [pack.language]: value }
              : value,
          ),
        ),
        language,
      };

/**
 * Reads and checks a pack, lists every problem as the command lists it, and names its files by their
 * content.
 *
 * @param language the language of the school
 */
export async function openPack(
  input: PackInput,
  language: string,
  onProgress: ReadProgress = () => {},
): Promise<PackReading> {
  const reading = await readFiles(input);
  if (!reading.ok) return reading;
  const { files } = reading;
  const folder = createFileFolder(files);
  const hasFiles = input.kind !== 'catalogue';
  const check = await checkFolder(folder, hasFiles);
  if (!check.ok) return check;
  const converted = checkPack(withLanguage(check.pack, language));
  if (!converted.ok)
    return {
      ok: false,
      errors: converted.errors.map((error) => ({ file: CATALOGUE_FILE, ...error })),
    };
  const { pack } = converted;
  let objects: readonly PlannedObject[] = [];
  let getObjectName = (path: string): string => path;
  if (hasFiles) {
    let done = 0;
    const total = check.files.size - 1;
    const digests = new Map<string, Promise<string>>();
    const plan = await planObjects(folder, listMediaReferences(pack), (path) => {
      const known = digests.get(path);
      if (known) return known;
      const digest = computeDigest(files.get(path) ?? new Blob());
      digests.set(path, digest);
      onProgress((done += 1), total);
      return digest;
    });
    objects = plan.objects;
    getObjectName = plan.getObjectName;
  }
  const lists = packLists.map((list) => [
    list,
    pack[list].map((raw) => {
      const parsed = parseEntry(list, raw, language);
      // It was checked above, by the same schema.
      if (!parsed.ok) throw new Error(`${list} ${raw.id}: ${parsed.problems[0]?.reason ?? ''}`);
      return mapMedia(list, parsed.entry, getObjectName);
    }),
  ]);
  return {
    ok: true,
    sources: Object.fromEntries(lists) as Record<PackList, PackSources[PackList]>,
    objects: objects.flatMap(({ name, member, path }) => {
      const file = files.get(path);
      return file ? [{ name, file, contentType: getContentType(member) ?? OTHER_TYPE }] : [];
    }),
    hasFiles,
  };
}
