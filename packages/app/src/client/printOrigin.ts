/**
 * Lets the print styles write the whole URL of a link to a page of the app. Only when the page is
 * printed, because the styles of all elements are computed again after it.
 */
export function setOriginForPrint(): void {
  window.addEventListener(
    'beforeprint',
    () => {
      const { origin } = window.location;
      document.documentElement.style.setProperty('--gs-print-origin', JSON.stringify(origin));
    },
    { once: true },
  );
}
