/**
 * The indexes of a longest increasing part of a list of different numbers (patience sorting,
 * `n log n`).
 */
const findIncreasing = (numbers: readonly number[]): ReadonlySet<number> => {
  /** For each length, the index of the smallest number that ends a part of this length. */
  const ends: number[] = [];
  const previous: number[] = [];
  numbers.forEach((number, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] as number] as number) < number) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? (ends[low - 1] as number) : -1;
    ends[low] = index;
  });
  const increasing = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] as number)
    increasing.add(index);
  return increasing;
};

/** A card that appears in, moves in or leaves a list. Positions begin with 1. */
export interface PositionChange {
  id: string;
  from: number | null;
  to: number | null;
}

/**
 * What changes in the order of a list. A card that only shifts, because another card before it
 * appeared or left, has not moved: otherwise one new class would move all others. In a list whose
 * cards have numbers, it has moved, because members see its number.
 */
export const listPositionChanges = (
  before: readonly string[],
  after: readonly string[],
  isNumbered = false,
): readonly PositionChange[] => {
  const from = new Map(before.map((id, index) => [id, index + 1]));
  const to = new Map(after.map((id, index) => [id, index + 1]));
  const stayed = after.filter((id) => from.has(id));
  const increasing = findIncreasing(stayed.map((id) => from.get(id) ?? 0));
  const isMoved = (id: string, index: number): boolean =>
    isNumbered ? from.get(id) !== to.get(id) : !increasing.has(index);
  return [
    ...after
      .filter((id) => !from.has(id))
      .map((id) => ({ id, from: null, to: to.get(id) ?? null })),
    ...before
      .filter((id) => !to.has(id))
      .map((id) => ({ id, from: from.get(id) ?? null, to: null })),
    ...stayed.filter(isMoved).map((id) => ({
      id,
      from: from.get(id) ?? null,
      to: to.get(id) ?? null,
    })),
  ];
};
