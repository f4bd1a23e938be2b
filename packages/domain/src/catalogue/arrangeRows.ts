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
  /** The member's own rows. They are never rearranged, and shown even with one card. */
  memberRows: readonly RowDraft[];
  /** All other rows. Their cards are rearranged. */
  otherRows: readonly RowDraft[];
  /** The class above the rows. */
  heroId: Id | undefined;
  minCards: number;
  maxCards: number;
  maxRows: number;
}

const toCatalogueRow = ({ row, entries }: RowDraft, most: number): CatalogueRow => ({
  ...row,
  entries: entries.slice(0, most),
});

/**
 * Arranges rows so that none begins with cards that another row shows: such cards move to the end,
 * in their order. A row with fewer than `minCards` other cards is left out, because it would repeat
 * another row.
 */
export const arrangeRows = (spread: RowSources): readonly CatalogueRow[] => {
  const {
    memberRows: own,
    otherRows: offered,
    heroId: hero,
    minCards: leastCards,
    maxCards: mostCards,
    maxRows: most,
  } = spread;
  const visibleIds = new Set<Id>(hero === undefined ? [] : [hero]);
  const rows: CatalogueRow[] = [];
  const add = (draft: RowDraft): void => {
    if (rows.length >= most) return;
    for (const { card } of draft.entries.slice(0, VISIBLE_CARDS)) visibleIds.add(card.id);
    rows.push(toCatalogueRow(draft, mostCards));
  };
  for (const draft of own) if (draft.entries.length > 0) add(draft);
  for (const { row, entries } of offered) {
    const isFresh = ({ card }: RowEntry): boolean => !visibleIds.has(card.id);
    const fresh = entries.filter(isFresh);
    if (fresh.length < leastCards) continue;
    add({ row, entries: [...fresh, ...entries.filter((entry) => !isFresh(entry))] });
  }
  return rows;
};
