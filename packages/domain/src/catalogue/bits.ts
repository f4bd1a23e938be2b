/**
 * A set of small whole numbers, such as the indexes of classes in a list. Each number is one bit.
 */
export type Bits = Uint32Array;

const WORD = 32;

/** The empty set of numbers below `size`. */
export const createEmptyBits = (size: number): Bits => new Uint32Array(Math.ceil(size / WORD));

/** Every number below `size`. */
export const createFullBits = (size: number): Bits => {
  const bits = createEmptyBits(size).fill(0xffffffff);
  const rest = size % WORD;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
};

export const addBit = (bits: Bits, at: number): void => {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
};

export const hasBit = (bits: Bits, at: number): boolean =>
  ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;

/** The numbers in both sets. */
export const intersectBits = (a: Bits, b: Bits): Bits => a.map((word, n) => word & (b[n] ?? 0));

/** The numbers in either set. */
export const uniteBits = (a: Bits, b: Bits): Bits => a.map((word, n) => word | (b[n] ?? 0));

/** The numbers in the first set only. */
export const subtractBits = (a: Bits, b: Bits): Bits => a.map((word, n) => word & ~(b[n] ?? 0));

const countOnes = (word: number): number => {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The size of the intersection, without creating it. */
export const countIntersection = (a: Bits, b: Bits): number => {
  let sum = 0;
  for (let n = 0; n < a.length; n++) sum += countOnes((a[n] ?? 0) & (b[n] ?? 0));
  return sum;
};

/** The size of a set. */
export const countBits = (bits: Bits): number => countIntersection(bits, bits);
