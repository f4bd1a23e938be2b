import type { CatalogueRow, RowEntry, RowSubject } from './catalogueRow';
import type { Id } from './types';

/** How many cards of a row are in sight before anybody scrolls it, on a wide screen. */
export const VISIBLE_CARDS = 5;

/** A row before it is known which of its cards come first. */
export interface RowDraft {
  row: { id: string } & RowSubject;
  entries: readonly RowEntry[];
}

export interface RowSources {
  /** The member's own rows, in the order of what they did: never rearranged, shown with one card too. */
  memberRows: readonly RowDraft[];
  /** Everything else, which gives way. */
  otherRows: readonly RowDraft[];
  /** The class above all rows. */
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
 * Lets no row begin with what another one has in sight: such cards move to its
 * end, in their order. A row that would have fewer than `leastCards` of its own
 * is left out, since it would be another row once more.
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
