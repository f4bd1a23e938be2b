import type { ScrollPlace } from './scrollPlace';

/** The session storage key of the place in the page that the tab showed last. */
const KEY = 'gschool.scroll';

/** Stores the place of a history entry for a reload. Does nothing where storage is refused. */
export function storeScrollPlace(entry: string, place: ScrollPlace): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ entry, place }));
  } catch {
    // Without it, the browser restores its own position.
  }
}

/** Whether the document was loaded by a reload, Back or Forward. */
const isReturn = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
};

const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** The place of this history entry before the document was reloaded. */
export function readStoredScrollPlace(entry: string): ScrollPlace | undefined {
  if (!isReturn()) return undefined;
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      entry?: unknown;
      place?: Partial<ScrollPlace> | null;
    } | null;
    const { top, link } = stored?.place ?? {};
    if (stored?.entry !== entry || !isNumber(top)) return undefined;
    return link && [link.id, link.offset, link.count].every(isNumber) ? { top, link } : { top };
  } catch {
    return undefined;
  }
}
