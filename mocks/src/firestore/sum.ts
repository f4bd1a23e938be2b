import { numberOf } from './compare';
import { decodeValue, type Value } from './value';

const isDouble = (value: Value): boolean => {
  if (typeof value === 'number') return !Number.isSafeInteger(value);
  return typeof value === 'object' && value !== null && '__type__' in value
    ? value.__type__ === 'double'
    : false;
};

const toBigInt = (value: Value): bigint =>
  typeof value === 'object' && value !== null && '__type__' in value
    ? BigInt(String(value.__type__ === 'integer' ? value.value : 0))
    : BigInt(value as number);

const LARGEST = 2n ** 63n - 1n;
const SMALLEST = -(2n ** 63n);

/** The sum of all numbers: an integer if all are integers, clamped to 64 bits. */
export function sumOf(values: readonly Value[]): Value {
  const numbers = values.filter((value) => numberOf(value) !== undefined);
  if (numbers.some(isDouble)) {
    const total = numbers.reduce<number>((sum, value) => sum + (numberOf(value) ?? 0), 0);
    return decodeValue({ doubleValue: Number.isFinite(total) ? total : String(total) });
  }
  const total = numbers.reduce<bigint>((sum, value) => sum + toBigInt(value), 0n);
  const clamped = total > LARGEST ? LARGEST : total < SMALLEST ? SMALLEST : total;
  return decodeValue({ integerValue: String(clamped) });
}
