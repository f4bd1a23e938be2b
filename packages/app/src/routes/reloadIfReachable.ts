/**
 * Reloads the page if its host answers. Otherwise it rejects and the page stays, because a reload
 * would show the browser's error page. `mayReload` is asked after the answer.
 */
export async function reloadIfReachable(mayReload: () => boolean = () => true): Promise<void> {
  // `navigator.onLine` may already be true again, or wrong.
  await fetch('/', { method: 'HEAD' });
  if (mayReload()) window.location.reload();
}
