/** What this tab remembers over a reload; null when nothing, or where storage is refused. */
export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text until the tab is closed; null forgets it. Where storage is refused nothing is kept. */
export function remember(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A private window may refuse: the page then lasts as long as the page.
  }
}
