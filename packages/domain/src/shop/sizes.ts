/** The systems in which a shoe size can be shown. The catalog stores EU sizes. */
export const sizeSystems = ['EU', 'US', 'UK'] as const;
export type SizeSystem = (typeof sizeSystems)[number];

/** The kinds of sizes: letters for clothes, shoe sizes, and any other size, such as a weight. */
export type SizeKind = 'letters' | 'shoes' | 'other';

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/**
 * The US and UK equivalents of EU sizes, for women’s shoes (docs/product/orders.md#shoe-sizes).
 * Only whole EU sizes are listed, because the catalog has no others.
 */
const equivalents: Readonly<Record<string, Readonly<Record<'US' | 'UK', number>>>> = {
  35: { US: 5, UK: 3 },
  36: { US: 6, UK: 4 },
  37: { US: 6.5, UK: 4.5 },
  38: { US: 7.5, UK: 5.5 },
  39: { US: 8.5, UK: 6.5 },
  40: { US: 9.5, UK: 7.5 },
  41: { US: 10.5, UK: 8.5 },
  42: { US: 11.5, UK: 9.5 },
  43: { US: 12.5, UK: 10.5 },
};

const RANGE = '–';

/** The kind of a stored size, such as `M`, `38`, `36–38` or `6 kg`. */
export const getSizeKind = (size: string): SizeKind => {
  if (letters.includes(size)) return 'letters';
  return size.split(RANGE).every((part) => Object.hasOwn(equivalents, part)) ? 'shoes' : 'other';
};

/**
 * Converts a stored shoe size or range of sizes to another system. The result does not contain the
 * system's name: `38` is `7.5` in US. Any other size is returned unchanged.
 */
export const convertShoeSize = (size: string, system: SizeSystem): string =>
  system === 'EU' || getSizeKind(size) !== 'shoes'
    ? size
    : size
        .split(RANGE)
        .map((part) => equivalents[part]?.[system])
        .join(RANGE);

/**
 * Sorts sizes of the same kind: XS before S, 38 before 39, ranges last. Other sizes stay in order.
 */
export const sortSizes = <T extends { value: string }>(
  sizes: readonly T[],
  kind: SizeKind,
): readonly T[] => {
  const getPosition = ({ value }: T): number => {
    if (kind === 'letters') return letters.indexOf(value);
    return Number.parseInt(value, 10) + (value.includes(RANGE) ? 100 : 0);
  };
  return kind === 'other' ? sizes : sizes.toSorted((a, b) => getPosition(a) - getPosition(b));
};
