import { readEntryHeader } from './entry';
import { ENTRY_PREFIX } from './cachedQueries';
import { tryOperation, type Outcome } from './tryOperation';
import type { EntryStore } from './store';

const QUOTA_ERROR_NAMES: readonly unknown[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** True when a storage is full. */
export const isQuotaError = (error: unknown): boolean =>
  QUOTA_ERROR_NAMES.includes((error as { name?: unknown } | null)?.name);

/** The key of the oldest other entry; text that is not an entry counts as oldest. */
const findOldestOther = async (store: EntryStore, key: string): Promise<string | undefined> => {
  const ages = (await store.list(ENTRY_PREFIX))
    .filter(([other]) => other !== key)
    .map(([other, text]) => ({ other, timestamp: readEntryHeader(text)?.timestamp ?? -Infinity }));
  return ages.sort((a, b) => a.timestamp - b.timestamp)[0]?.other;
};

const putWithEviction = async (store: EntryStore, key: string, text: string): Promise<void> => {
  try {
    await store.put(key, text);
  } catch (error) {
    const oldest = isQuotaError(error) ? await findOldestOther(store, key) : undefined;
    if (oldest === undefined) throw error;
    await store.remove(oldest);
    await putWithEviction(store, key, text);
  }
};

/**
 * Writes an entry. In a full store the oldest other entries are removed one by one. If it still
 * cannot be written, the outdated entry under its key is removed. Logs and returns the failure.
 */
export const writeEntry = (store: EntryStore, key: string, text: string): Promise<Outcome> =>
  tryOperation('keeping an answer', async () => {
    try {
      await putWithEviction(store, key, text);
    } catch (error) {
      await store.remove(key).catch(() => undefined);
      throw error;
    }
    return undefined;
  });
