const SOURCE_KEY = 'gschool.mock.played';

/**
 * The key that the data package uses for the cache's owner. The mock may not import that package.
 */
const OWNER_KEY = 'gschool.kept-for';

/** The key that the data package uses for the copy of the member. */
const COPY_KEY = 'gschool.member-copy';

/**
 * Makes the app discard its cache by removing the cache's owner and the copy of the member.
 * Otherwise, the app would show data from another scenario or another content pack.
 */
export function invalidateAppCache(): void {
  try {
    localStorage.removeItem(OWNER_KEY);
    localStorage.removeItem(COPY_KEY);
  } catch {
    // Without storage, there is no cache.
  }
}

/**
 * Invalidates the cache if `name`, which identifies the content and the scenario, has changed since
 * the last visit.
 */
export function invalidateAppCacheOnChange(name: string): void {
  try {
    if (localStorage.getItem(SOURCE_KEY) === name) return;
    invalidateAppCache();
    localStorage.setItem(SOURCE_KEY, name);
  } catch {
    // Without storage, there is no cache.
  }
}
