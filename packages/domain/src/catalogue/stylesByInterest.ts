import type { WatchPosition } from '../library/types';
import type { Catalogue, Style } from './types';

/**
 * The styles, those that the member opened most often first. Equal ones are in the catalogue's
 * order.
 */
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
