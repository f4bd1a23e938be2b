const SOURCE_KEY = 'gschool.mock.played';

/** The key of the cache's owner in the data package, which the mock may not import. */
const OWNER_KEY = 'gschool.kept-for';

/** The start of the key of the app's copy of the member, as above. */
const COPY_KEY = 'gschool.member-copy';

/**
 * Makes the app discard its cache by removing the cache's owner, and the copy of the member.
 * Otherwise, the app would show data of another scenario or of another content pack.
 */
export function invalidateAppCache(): void {
  try {
    localStorage.removeItem(OWNER_KEY);
    localStorage.removeItem(COPY_KEY);
  } catch {
    // Without storage, there is no cache.
  }
}

/** Invalidates the cache when `name`, the content and the scenario, differs from the last visit. */
export function invalidateAppCacheOnChange(name: string): void {
  try {
    if (localStorage.getItem(SOURCE_KEY) === name) return;
    invalidateAppCache();
    localStorage.setItem(SOURCE_KEY, name);
  } catch {
    // Without storage, there is no cache.
  }
}
