const KEY = 'gschool.studio.isNavCollapsed';

/** Whether the navigation of this browser shows only icons. */
export function readIsNavCollapsed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    // The server, and browsers that block storage.
    return false;
  }
}

/** Remembers whether the navigation shows only icons. */
export function storeIsNavCollapsed(isCollapsed: boolean): void {
  try {
    localStorage.setItem(KEY, String(isCollapsed));
  } catch {
    // Without storage, the navigation is open on the next visit.
  }
}
