/**
 * The number of items for which `isBefore` is true (binary search). In the list, they come before all
 * others.
 */
const countBefore = (items: readonly number[], isBefore: (item: number) => boolean): number => {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(items[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The indexes of a longest increasing subsequence of a list of different numbers (patience
 * sorting, `n log n`).
 */
const findIncreasing = (numbers: readonly number[]): ReadonlySet<number> => {
  /** For each length, the index of the smallest number that ends an increasing subsequence. */
  const ends: number[] = [];
  const previous: number[] = [];
  numbers.forEach((number, index) => {
    const length = countBefore(ends, (end) => (numbers[end] as number) < number);
    previous[index] = ends[length - 1] ?? -1;
    ends[length] = index;
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
 * The indexes of a large increasing part of a list of different numbers. Those in `isLast` are added
 * last, so they are the first to be left out.
 */
const findUnmoved = (
  numbers: readonly number[],
  isLast: (index: number) => boolean,
): ReadonlySet<number> => {
  const getNumber = (index: number): number => numbers[index] as number;
  /** The indexes of a group: those that increase, and the others. */
  const splitGroup = (group: readonly number[]) => {
    const increasing = findIncreasing(group.map(getNumber));
    return [
      group.filter((_, n) => increasing.has(n)),
      group.filter((_, n) => !increasing.has(n)),
    ] as const;
  };
  const indexes = numbers.map((_, index) => index);
  const [early] = splitGroup(indexes.filter((index) => !isLast(index)));
  const unmoved = [...early];
  for (const index of splitGroup(indexes.filter(isLast)).flat()) {
    const at = countBefore(unmoved, (other) => other < index);
    const isBehind = at === 0 || getNumber(unmoved[at - 1] as number) < getNumber(index);
    const isBefore = at === unmoved.length || getNumber(unmoved[at] as number) > getNumber(index);
    if (isBehind && isBefore) unmoved.splice(at, 0, index);
  }
  return new Set(unmoved);
};

/**
 * What changes in the order of a list. A card that only shifts, because another card before it
 * appeared or left, has not moved: otherwise one new class would move all others.
 *
 * @param edited the ids of edited entries: of two cards that changed places, the edited one moved
 */
export const listPositionChanges = (
  before: readonly string[],
  after: readonly string[],
  edited: ReadonlySet<string> = new Set(),
): readonly PositionChange[] => {
  const from = new Map(before.map((id, index) => [id, index + 1]));
  const to = new Map(after.map((id, index) => [id, index + 1]));
  const stayed = after.filter((id) => from.has(id));
  const unmoved = findUnmoved(
    stayed.map((id) => from.get(id) ?? 0),
    (index) => edited.has(stayed[index] ?? ''),
  );
  return [
    ...after
      .filter((id) => !from.has(id))
      .map((id) => ({ id, from: null, to: to.get(id) ?? null })),
    ...before
      .filter((id) => !to.has(id))
      .map((id) => ({ id, from: from.get(id) ?? null, to: null })),
    ...stayed
      .filter((_, index) => !unmoved.has(index))
      .map((id) => ({ id, from: from.get(id) ?? null, to: to.get(id) ?? null })),
  ];
};
