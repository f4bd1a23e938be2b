import { createClassStore, type ClassStore } from './classStore';
import type { DownloadEntry, DownloadList } from './downloadList';
import { getMemberPrefix, MANIFEST_NAME } from './keys';
import { countBytes, type DownloadManifest } from './manifest';

/**
 * The fields of a download that was complete and is now missing files. A browser may remove files
 * when the device is short on space.
 */
export const readRemovedFields = async (
  store: ClassStore,
): Promise<Pick<DownloadEntry, 'status' | 'problem' | 'storedBytes' | 'takenAt'>> => {
  const files = [...(await store.list())].filter(([name]) => name !== MANIFEST_NAME);
  const storedBytes = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  return { status: 'failed', problem: 'removed', storedBytes, takenAt: null };
};

/** The fields of a download that its manifest determines. */
export const toDoneFields = (
  manifest: DownloadManifest,
): Omit<DownloadEntry, 'classId' | 'addedAt' | 'fingerprint' | 'isRemoved'> => {
  const bytes = countBytes(manifest.files);
  return {
    title: manifest.details.title,
    language: manifest.details.language,
    translations: manifest.details.translations,
    poster: manifest.poster,
    height: manifest.height,
    status: 'done',
    problem: null,
    storedBytes: bytes,
    totalBytes: bytes,
    takenAt: manifest.takenAt,
  };
};

const getClassId = (cacheName: string, prefix: string): string | null => {
  try {
    return decodeURIComponent(cacheName.slice(prefix.length));
  } catch {
    return null;
  }
};

/** A complete class, and its entry at the time of the check. */
interface CompleteClass {
  manifest: DownloadManifest;
  entry: DownloadEntry | undefined;
}

const toAdoptedEntry = (manifest: DownloadManifest): DownloadEntry => ({
  classId: manifest.classId,
  addedAt: manifest.takenAt,
  fingerprint: '',
  ...toDoneFields(manifest),
});

/** If the value changes, the class was removed and added again. */
const getIdentity = ({ classId, addedAt }: DownloadEntry): string => `${classId} ${addedAt}`;

/**
 * Compares the list with Cache Storage, the only source of what is downloaded: only complete
 * classes are listed as done. Removes files that belong to no download, for example after signing
 * out removed the list. Another tab may change both at the same time.
 */
export const findStored = async (
  getCaches: () => CacheStorage,
  uid: string,
  list: DownloadList,
): Promise<void> => {
  const prefix = getMemberPrefix(uid);
  list.reload();
  const wereDone = new Set(
    list
      .get()
      .filter(({ status }) => status === 'done')
      .map(getIdentity),
  );
  const cacheNames = (await getCaches().keys()).filter((name) => name.startsWith(prefix));
  const complete = new Map<string, CompleteClass>();
  for (const cacheName of cacheNames) {
    const classId = getClassId(cacheName, prefix);
    const store = classId === null ? null : createClassStore(getCaches, uid, classId);
    const manifest = await store?.readComplete();
    list.reload();
    const entry = list.get().find((one) => one.classId === classId);
    if (manifest && !entry?.isRemoved) complete.set(manifest.classId, { manifest, entry });
    else if (!entry || entry.isRemoved) await getCaches().delete(cacheName);
  }
  const isIncomplete = (entry: DownloadEntry): boolean =>
    wereDone.has(getIdentity(entry)) &&
    complete.get(entry.classId)?.entry?.addedAt !== entry.addedAt;
  const removed = new Map<string, Partial<DownloadEntry>>();
  for (const entry of list.get().filter(isIncomplete)) {
    const store = createClassStore(getCaches, uid, entry.classId);
    removed.set(getIdentity(entry), await readRemovedFields(store));
  }
  list.change((entries) => {
    const known = entries.map((entry): DownloadEntry => {
      const found = complete.get(entry.classId);
      if (found?.entry?.addedAt === entry.addedAt)
        return { ...entry, ...toDoneFields(found.manifest) };
      // A download that was finished in the meantime is complete.
      return entry.status === 'done' ? { ...entry, ...removed.get(getIdentity(entry)) } : entry;
    });
    const adopted = [...complete.values()].flatMap(({ manifest, entry }) =>
      entry || entries.some(({ classId }) => classId === manifest.classId)
        ? []
        : [toAdoptedEntry(manifest)],
    );
    return [...adopted, ...known.filter(({ isRemoved }) => !isRemoved)];
  });
};
