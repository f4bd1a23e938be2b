import { normalizeTyped } from '@gschool/intl';

import { removeInvisible } from '../validation/removeInvisible';

/** Digits and letters that are hard to confuse (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;
const BYTES = 16;

/** Matches every order number, and no other text. The access rules use the same pattern. */
export const ORDER_NUMBER_PATTERN = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * Whether an id is an order number in its stored form; no other ids of orders exist
 * (docs/product/orders.md#orders). To parse text that a person typed, use `parseOrderNumber`.
 */
export const isOrderNumber = (id: string): boolean => ORDER_NUMBER_PATTERN.test(id);

/** Encodes 16 random bytes as an order number. Anyone who has the number can track the order. */
export const encodeOrderNumber = (bytes: Uint8Array): string => {
  if (bytes.length !== BYTES) throw new RangeError('an order number is 128 bits');
  let rest = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let number = '';
  for (let at = 0; at < LENGTH; at += 1) {
    number = (ALPHABET[Number(rest % 32n)] ?? '') + number;
    rest /= 32n;
  }
  return number;
};

/**
 * An order number, or a part of one, that was typed or pasted, as it is stored: without spaces and
 * hyphens, and with the digits that its letters O, I and L look like.
 */
export const normalizeOrderNumber = (typed: string): string =>
  removeInvisible(normalizeTyped(typed))
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** Parses an order number that was typed or pasted; null if it is invalid. */
export const parseOrderNumber = (typed: string): string | null => {
  const plain = normalizeOrderNumber(typed);
  return isOrderNumber(plain) ? plain : null;
};

/** Formats an order number in groups, so that people can read it. Other texts stay unchanged. */
export const formatOrderNumber = (number: string): string =>
  isOrderNumber(number)
    ? `${number.slice(0, 6)}-${number.slice(6, 11)}-${number.slice(11, 16)}-${number.slice(16, 21)}-${number.slice(21)}`
    : number;
