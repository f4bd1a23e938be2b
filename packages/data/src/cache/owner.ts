/** Whose answers lie in the stores: a uid. Without the word that clear-all looks for, because it is none of them. */
export const OWNER_KEY = 'gschool.kept-for';

/** Whose answers the browser keeps; null for nobody's, or where local storage is refused. */
export const keptFor = (storage: () => Storage): string | null => {
  try {
    return storage().getItem(OWNER_KEY);
  } catch {
    return null;
  }
};
