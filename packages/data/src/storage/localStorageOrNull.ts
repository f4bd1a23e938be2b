/** The browser's local storage, or null where it is forbidden: merely naming it can throw. */
export const localStorageOrNull = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};
