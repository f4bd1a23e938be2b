import { storageKeys } from './storageKeys';
import { readTabValue, writeTabValue } from './tabStorage';

/**
 * The key prefix of form drafts in session storage. It must not contain the word "cache", which
 * clear-all removes.
 */
const DRAFT_PREFIX = 'gschool.draft/';

const getKey = (uid: string, form: string): string =>
  `${DRAFT_PREFIX}${encodeURIComponent(uid)}/${form}`;

/**
 * Reads the unsaved input of a member in a form of this tab; null if there is none. The caller
 * checks the value, because storage can contain anything.
 */
export const readDraft = (uid: string, form: string): unknown => {
  try {
    return JSON.parse(readTabValue(getKey(uid, form)) ?? 'null');
  } catch {
    return null;
  }
};

/**
 * Stores a member's unsaved input for this tab (docs/product/profile.md#form-drafts); null removes
 * it. Signing out by choice in this tab also removes it. Does nothing where storage is refused.
 */
export const writeDraft = (uid: string, form: string, value: unknown): void =>
  writeTabValue(getKey(uid, form), value === null ? null : JSON.stringify(value));

/** Whether this tab has a draft of any member. */
export const hasDraft = (): boolean => {
  try {
    return storageKeys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    return false;
  }
};

/** Every text in a member's drafts in this tab, such as a postal address that is being typed. */
export const listDraftTexts = (uid: string): readonly string[] => {
  try {
    const texts: string[] = [];
    for (const key of storageKeys(sessionStorage)) {
      if (!key.startsWith(getKey(uid, ''))) continue;
      JSON.parse(sessionStorage.getItem(key) ?? 'null', (_, value: unknown) => {
        if (typeof value === 'string') texts.push(value);
      });
    }
    return texts;
  } catch {
    return [];
  }
};
