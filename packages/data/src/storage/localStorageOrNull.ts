/** The browser's local storage; null where it is blocked, because accessing or reading it can throw. */
export const localStorageOrNull = (): Storage | null => {
  try {
    const storage = window.localStorage;
    storage.getItem('gschool');
    return storage;
  } catch {
    return null;
  }
};
