/**
 * Reloads the page if its host answers. Otherwise it rejects and the page stays, because a reload
 * would show the browser's error page.
 */
export const reloadIfReachable = (): Promise<void> =>
  fetch('/', { method: 'HEAD' }).then(() => window.location.reload());
