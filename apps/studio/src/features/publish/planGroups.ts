import type { CataloguePlan, PlannedMove, PlannedPage } from '@gschool/admin/contract';

/** An entry whose page changes, with the cards that it moves. */
export interface PlannedEntryChange {
  key: string;
  /** The pages of the entry; an instructor has two. They have the same cards and differences. */
  pages: readonly [PlannedPage, ...PlannedPage[]];
  /** What the edit does to the card of the entry, or in the list on the page of the entry. */
  moves: readonly PlannedMove[];
}

/** A plan as the page shows it: first what was edited, then what follows from it. */
export interface PlanGroups {
  direct: readonly PlannedEntryChange[];
  /** Pages of other entries, which show something of an edited one. */
  others: readonly PlannedEntryChange[];
  /** Cards that only make room, and those of edited entries whose page is not listed. */
  otherMoves: readonly PlannedMove[];
}

const getEntryKey = ({ list, before, after }: PlannedPage): string =>
  `${list} ${(after ?? before)?.id ?? ''}`;

/** Groups the pages and the cards of a plan by entry, in the order of the plan. */
export const groupPlan = ({ pages, moves }: CataloguePlan): PlanGroups => {
  const byEntry = new Map<string, [PlannedPage, ...PlannedPage[]]>();
  for (const page of pages) {
    const known = byEntry.get(getEntryKey(page));
    if (known) known.push(page);
    else byEntry.set(getEntryKey(page), [page]);
  }
  const byPath = new Map(pages.filter((one) => one.isDirect).map((one) => [one.path, one]));
  /** The key of the entry that a card is shown with; null if it only makes room. */
  const findEntry = ({ kind, id, page, isDirect }: PlannedMove): string | null => {
    if (!isDirect) return null;
    const own = `${kind} ${id}`;
    if (byEntry.get(own)?.[0].isDirect === true) return own;
    const ofPage = byPath.get(page);
    return ofPage ? getEntryKey(ofPage) : null;
  };
  const movesOf = new Map<string | null, PlannedMove[]>();
  for (const move of moves) {
    const key = findEntry(move);
    const found = movesOf.get(key) ?? [];
    movesOf.set(key, found);
    found.push(move);
  }
  const entries = [...byEntry].map(([key, ofEntry]) => ({
    key,
    pages: ofEntry,
    moves: movesOf.get(key) ?? [],
  }));
  return {
    direct: entries.filter((one) => one.pages[0].isDirect),
    others: entries.filter((one) => !one.pages[0].isDirect),
    otherMoves: movesOf.get(null) ?? [],
  };
};
