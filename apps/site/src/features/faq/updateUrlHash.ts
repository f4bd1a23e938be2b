/**
 * Sets the URL's hash to the open answer. It replaces the history entry, so that Back still leads
 * to the previous page.
 */
export function updateUrlHash(id: string, isOpen: boolean): void {
  const { pathname, search } = window.location;
  if (isOpen) window.history.replaceState(window.history.state, '', `#${id}`);
  else if (window.location.hash === `#${id}`) {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}
