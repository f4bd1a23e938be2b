import type { ClassCard, Id } from '../catalogue/types';
import type { WatchPosition } from '../library/types';

/**
 * The next classes of a series or playlist (docs/product/downloads.md#downloads-on-the-pages):
 * those with a video that the member has not finished, in the order in which they play, starting
 * with the open class. Classes before the open class come last, and each class is listed once. When
 * all are finished, all of them are listed again.
 */
export const getNextClasses = (
  classes: readonly ClassCard[],
  watched: ReadonlyMap<Id, WatchPosition>,
  openId: Id | null = null,
): readonly ClassCard[] => {
  const openIndex = classes.findIndex(({ id }) => id === openId);
  const at = Math.max(0, openIndex);
  const inOrder = [...classes.slice(at), ...classes.slice(0, at)].filter(
    ({ hasVideo }) => hasVideo,
  );
  const once = [...new Map(inOrder.map((card) => [card.id, card])).values()];
  const unfinished = once.filter(({ id }) => watched.get(id)?.completed !== true);
  return unfinished.length > 0 ? unfinished : once;
};
