/**
 * Loads the page anew once its host answers. Rejects when it does not: then everything stays,
 * where a reload would end in the browser's own error page.
 */
export const reloadIfReachable = (): Promise<void> =>
  fetch('/', { method: 'HEAD' }).then(() => window.location.reload());
