import type { PackInput } from './openPack';

const readFile = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A browser returns at most 100 entries at a time, until it returns none. */
async function readFolder(entry: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = entry.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return entries;
    entries.push(...part);
  }
}

async function addFiles(
  entry: FileSystemEntry,
  folder: string,
  files: Map<string, Blob>,
): Promise<void> {
  const path = folder + entry.name;
  if (entry.isFile) files.set(path, await readFile(entry as FileSystemFileEntry));
  else
    for (const child of await readFolder(entry as FileSystemDirectoryEntry))
      await addFiles(child, `${path}/`, files);
}

/** What a single chosen file is, by its name: an archive or a catalogue; null for any other file. */
export const toInput = (file: File): PackInput | null => {
  if (/\.zip$/i.test(file.name) || /zip/.test(file.type)) return { kind: 'zip', file };
  return /\.json$/i.test(file.name) ? { kind: 'catalogue', file } : null;
};

/** The files of a folder that was chosen with a field. */
export const toFolderInput = (files: Iterable<File>): PackInput => ({
  kind: 'folder',
  files: new Map([...files].map((file) => [file.webkitRelativePath || file.name, file])),
});

/**
 * Reads what was dropped: folders with all their files, or one file. Null if it is nothing that can
 * be imported. Call it in the event itself: its items are gone afterwards.
 */
export async function readDropped(items: DataTransferItemList): Promise<PackInput | null> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const [first] = entries;
  if (!first) return null;
  if (entries.length === 1 && first.isFile)
    return toInput(await readFile(first as FileSystemFileEntry));
  const files = new Map<string, Blob>();
  for (const entry of entries) await addFiles(entry, '', files);
  return { kind: 'folder', files };
}
