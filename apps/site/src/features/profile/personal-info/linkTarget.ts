/** The path inside the site that a click opens, for the router; null for every other click. */
export function getInAppTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  // A new tab or a download does not leave this page.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || link.hasAttribute('download')) return null;
  const target = link.getAttribute('target');
  if (target !== null && target !== '' && target !== '_self') return null;
  const href = link.getAttribute('href') ?? '';
  // The language switch stays on this page, so nothing that was typed is lost.
  if (href.startsWith('?lang=')) return null;
  const here = new URL(link.ownerDocument.location.href);
  const there = new URL(href, here);
  return there.origin === here.origin ? there.pathname + there.search + there.hash : null;
}

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';

/** True when two paths differ only in the hash. */
export const isSamePage = (a: string, b: string): boolean => withoutHash(a) === withoutHash(b);
