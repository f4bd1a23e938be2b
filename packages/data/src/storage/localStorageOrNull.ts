/** The browser's local storage; null where it is blocked, because accessing it can throw. */
export const localStorageOrNull = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};
