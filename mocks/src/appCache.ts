const SOURCE_KEY = 'gschool.mock.played';

/** Notes whose answers are kept (`OWNER_KEY` of the data package, which the mock may not import). */
const OWNER_KEY = 'gschool.kept-for';

/**
 * Makes the product ask again: what it keeps of the mock's answers belongs to
 * the scenario and the data that gave them, and another one must not be seen
 * through it. Answers without an owner are trusted by nobody.
 */
export function invalidateAppCache(): void {
  try {
    localStorage.removeItem(OWNER_KEY);
  } catch {
    // Where storage is refused nothing was kept.
  }
}

/** Forgets the answers when something else is played than in the last visit. `name` says what. */
export function invalidateAppCacheOnChange(name: string): void {
  try {
    if (localStorage.getItem(SOURCE_KEY) === name) return;
    invalidateAppCache();
    localStorage.setItem(SOURCE_KEY, name);
  } catch {
    // As above.
  }
}
