import type { CatalogueRow, RowEntry, RowSubject } from './catalogueRow';
import type { Id } from './types';

/** How many cards of a row are visible before scrolling, on a wide screen. */
export const VISIBLE_CARDS = 5;

/** A row before its cards are arranged. */
export interface RowDraft {
  row: { id: string } & RowSubject;
  entries: readonly RowEntry[];
}

export interface RowSources {
  /**
   * The member's own rows. They are never rearranged, and they are shown even with only one card.
   */
  memberRows: readonly RowDraft[];
  /** All other rows. Their cards are rearranged. */
  otherRows: readonly RowDraft[];
  /** The class above the rows. */
  heroId: Id | undefined;
  minCards: number;
  maxCards: number;
  maxRows: number;
}

const toCatalogueRow = ({ row, entries }: RowDraft, maxCards: number): CatalogueRow => ({
  ...row,
  entries: entries.slice(0, maxCards),
});

/**
 * Arranges rows so that no row begins with cards that another row shows. Such cards move to the
 * end, in their original order. A row with fewer than `minCards` other cards is left out, because
 * it would repeat another row.
 */
export const arrangeRows = ({
  memberRows,
  otherRows,
  heroId,
  minCards,
  maxCards,
  maxRows,
}: RowSources): readonly CatalogueRow[] => {
  const visibleIds = new Set<Id>(heroId === undefined ? [] : [heroId]);
  const rows: CatalogueRow[] = [];
  const add = (draft: RowDraft): void => {
    if (rows.length >= maxRows) return;
    for (const { card } of draft.entries.slice(0, VISIBLE_CARDS)) visibleIds.add(card.id);
    rows.push(toCatalogueRow(draft, maxCards));
  };
  for (const draft of memberRows) if (draft.entries.length > 0) add(draft);
  for (const { row, entries } of otherRows) {
    const isFresh = ({ card }: RowEntry): boolean => !visibleIds.has(card.id);
    const fresh = entries.filter(isFresh);
    if (fresh.length < minCards) continue;
    add({ row, entries: [...fresh, ...entries.filter((entry) => !isFresh(entry))] });
  }
  return rows;
};
