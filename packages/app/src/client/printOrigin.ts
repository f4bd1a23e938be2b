/**
 * Sets the origin, so that the print styles can show the whole URL of links to the app's pages.
 * This happens only when the page is printed, because the browser then computes the styles of all
 * elements again.
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
