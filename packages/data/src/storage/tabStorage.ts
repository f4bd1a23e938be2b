/**
 * Reads a value that lasts until the tab is closed; null when there is none, or when storage is
 * refused.
 */
export function readTabValue(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value until the tab is closed; null removes it. Does nothing when storage is full or refused.
 */
export function writeTabValue(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The value then lasts as long as the page.
  }
}
