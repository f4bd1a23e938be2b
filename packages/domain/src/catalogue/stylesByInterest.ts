import type { WatchPosition } from '../library/types';
import type { Catalogue, Style } from './types';

/** The styles, those that somebody has opened most often first; the catalogue's order among equal ones. */
export const getStylesByInterest = (
  catalogue: Catalogue,
  watched: ReadonlyMap<string, WatchPosition>,
): readonly Style[] => {
  const opened = new Map<string, number>();
  for (const { id, styleId } of catalogue.classes) {
    if (watched.has(id)) opened.set(styleId, (opened.get(styleId) ?? 0) + 1);
  }
  return [...catalogue.styles].sort((a, b) => (opened.get(b.id) ?? 0) - (opened.get(a.id) ?? 0));
};
