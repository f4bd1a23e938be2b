/** Whose answers lie in the stores: a uid. Without the word that clear-all looks for, because it is none of them. */
export const CACHE_OWNER_KEY = 'gschool.kept-for';

/** Whose answers the browser keeps; null for nobody's, or where local storage is refused. */
export const readCacheOwner = (storage: () => Storage): string | null => {
  try {
    return storage().getItem(CACHE_OWNER_KEY);
  } catch {
    return null;
  }
};
