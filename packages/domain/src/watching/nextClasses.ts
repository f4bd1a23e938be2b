import type { ClassCard, Id } from '../catalogue/types';
import type { WatchPosition } from '../library/types';

/**
 * The next classes of a series or playlist (docs/product.md#downloads-on-the-pages): those with a
 * video that the member has not finished, in the order in which they play, from the open class on.
 * Classes before it come last. Each class is listed once.
 */
export const getNextClasses = (
  classes: readonly ClassCard[],
  watched: ReadonlyMap<Id, WatchPosition>,
  openId: Id | null = null,
): readonly ClassCard[] => {
  const at = Math.max(
    0,
    classes.findIndex(({ id }) => id === openId),
  );
  const inOrder = [...classes.slice(at), ...classes.slice(0, at)];
  return [...new Map(inOrder.map((card) => [card.id, card])).values()].filter(
    ({ id, hasVideo }) => hasVideo && watched.get(id)?.completed !== true,
  );
};
