/**
 * Names the open answer in the address. Not a navigation: the page stays where it is, and Back leads
 * to the page before.
 */
export function updateUrlHash(id: string, isOpen: boolean): void {
  const { pathname, search } = window.location;
  if (isOpen) window.history.replaceState(window.history.state, '', `#${id}`);
  else if (window.location.hash === `#${id}`) {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}
