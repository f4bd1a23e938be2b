/**
 * Reloads the page if its host responds. Otherwise it rejects and the page stays, because a reload
 * would show the browser's error page. `mayReload` is called after the response.
 */
export async function reloadIfReachable(mayReload: () => boolean = () => true): Promise<void> {
  // `navigator.onLine` is not reliable: it may be true before the host can be reached.
  await fetch('/', { method: 'HEAD' });
  if (mayReload()) window.location.reload();
}
