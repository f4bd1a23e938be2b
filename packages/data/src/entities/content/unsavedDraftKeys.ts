import { storageKeys } from '../../storage/storageKeys';

/** The key prefix. It must not contain the word "cache", which clear-all removes. */
const PREFIX = 'gschool.unsavedDraft/';

/** The key prefix of a member's unsaved drafts. */
export const getUnsavedDraftPrefix = (uid: string): string =>
  `${PREFIX}${encodeURIComponent(uid)}/`;

/** The keys of a member's unsaved drafts; none where storage is blocked. */
export const getUnsavedDraftKeys = (storage: () => Storage, uid: string): readonly string[] => {
  try {
    return storageKeys(storage()).filter((key) => key.startsWith(getUnsavedDraftPrefix(uid)));
  } catch {
    return [];
  }
};

/** The id of the draft under a key of the member. A draft id has no slash. */
export const getUnsavedDraftId = (key: string, uid: string): string =>
  key.slice(getUnsavedDraftPrefix(uid).length, key.lastIndexOf('/'));
