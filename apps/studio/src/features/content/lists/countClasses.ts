import type { ClassCard } from '@gschool/domain';

/** How many published classes refer to each entry, by its id. */
export const countClasses = (
  classes: readonly ClassCard[] | undefined,
  getId: (card: ClassCard) => string | null,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const card of classes ?? []) {
    const id = getId(card);
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};
