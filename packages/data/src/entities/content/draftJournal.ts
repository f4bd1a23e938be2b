import type { DraftContent, DraftId } from '@gschool/admin/contract';
import type { SourceEntry } from '@gschool/domain/content-pack';

import { ENTRY_PREFIX } from '../../cache/cachedQueries';
import * as read from '../../mappers/read';
import { storageKeys } from '../../storage/storageKeys';
import { getUnsavedDraftId, getUnsavedDraftKeys, getUnsavedDraftPrefix } from './unsavedDraftKeys';

/** What one page has not saved of one entry. */
interface UnsavedDraft {
  /** What the page read or saved last: the base of the next merge. */
  base: DraftContent;
  /** Writes without an answer. The server may have made one of them. */
  sent: readonly DraftContent[];
  mine: DraftContent;
}

/** A stored draft and its key. */
interface StoredDraft {
  key: string;
  draft: UnsavedDraft;
}

/** The unsaved drafts of one member on this device. */
export interface DraftJournal {
  /** The unsaved drafts of an entry that no open page has. */
  readLeft(id: DraftId): Promise<readonly StoredDraft[]>;
  /** The entries with unsaved drafts that no open page has. */
  listLeft(): Promise<readonly DraftId[]>;
  /** Returns false if it cannot be stored. Synchronous, so that it works while a page is closing. */
  put(key: string, draft: UnsavedDraft): boolean;
  remove(key: string): void;
  /** A key for one page and one entry. It counts as open until the returned function is called. */
  open(id: DraftId): { key: string; close: () => void };
}

const where = 'unsaved draft';

const toContent = (value: unknown): DraftContent => {
  const fields = read.asFields(value, where);
  const entry = read.field(fields, 'entry') ?? null;
  const after = read.field(fields, 'after');
  if (entry !== null) read.requiredText(read.asFields(entry, where), 'id', where);
  return {
    entry: entry as SourceEntry | null,
    confirmed: read.texts(fields, 'confirmed'),
    ...((after === null || typeof after === 'string') && { after }),
  };
};

const parseUnsavedDraft = (text: string | null): UnsavedDraft | null => {
  try {
    const fields = read.asFields(JSON.parse(text ?? ''), where);
    const sent = read.field(fields, 'sent');
    return {
      base: toContent(read.field(fields, 'base')),
      sent: Array.isArray(sent) ? sent.map(toContent) : [],
      mine: toContent(read.field(fields, 'mine')),
    };
  } catch {
    return null;
  }
};

/** The part of the Web Locks API that tells which pages are open. */
export type PageLocks = Pick<LockManager, 'query' | 'request'>;

/**
 * Stores each page's draft under its own key, so that two tabs cannot overwrite each other's text.
 * When storage is full, cached entries are removed to make room. Without `locks`, no page counts as
 * open.
 */
export const createDraftJournal = (
  uid: string,
  storage: () => Storage,
  locks: PageLocks | undefined,
): DraftJournal => {
  const prefix = getUnsavedDraftPrefix(uid);
  const tryStorage = (run: () => void): boolean => {
    try {
      run();
      return true;
    } catch {
      return false;
    }
  };
  const clearCaches = (): void => {
    for (const key of storageKeys(storage()))
      if (key.startsWith(ENTRY_PREFIX)) storage().removeItem(key);
  };
  const listLeftKeys = async (): Promise<readonly string[]> => {
    const keys = getUnsavedDraftKeys(storage, uid);
    if (keys.length === 0) return keys;
    const state = await locks?.query().catch(() => null);
    const open = new Set(state?.held?.map(({ name }) => name));
    return keys.filter((key) => !open.has(key));
  };
  const getId = (key: string): DraftId => getUnsavedDraftId(key, uid);
  return {
    readLeft: async (id) =>
      (await listLeftKeys()).flatMap((key) => {
        if (getId(key) !== id) return [];
        const draft = parseUnsavedDraft(storage().getItem(key));
        if (draft === null) tryStorage(() => storage().removeItem(key));
        return draft === null ? [] : [{ key, draft }];
      }),
    listLeft: async () => [...new Set((await listLeftKeys()).map(getId))],
    put: (key, draft) => {
      const write = (): void => storage().setItem(key, JSON.stringify(draft));
      return tryStorage(write) || (tryStorage(clearCaches) && tryStorage(write));
    },
    remove: (key) => void tryStorage(() => storage().removeItem(key)),
    open: (id) => {
      const key = `${prefix}${id}/${crypto.randomUUID()}`;
      let close = (): void => undefined;
      const closed = new Promise<void>((resolve) => (close = resolve));
      // Held until the page closes, by whatever way.
      void locks?.request(key, () => closed).catch(() => undefined);
      return { key, close };
    },
  };
};
