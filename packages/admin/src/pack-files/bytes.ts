// What Node's `Buffer` does, for bytes in a browser.

const toView = (data: Uint8Array): DataView =>
  new DataView(data.buffer, data.byteOffset, data.byteLength);

/** A number of two bytes; the first is the highest one unless `isLittle`. */
export const readUint16 = (data: Uint8Array, at: number, isLittle = false): number =>
  toView(data).getUint16(at, isLittle);

/** A number of four bytes; the first is the highest one unless `isLittle`. */
export const readUint32 = (data: Uint8Array, at: number, isLittle = false): number =>
  toView(data).getUint32(at, isLittle);

/** A number of eight bytes, the highest one first. It is exact up to 2⁵³. */
export const readUint64 = (data: Uint8Array, at: number): number =>
  Number(toView(data).getBigUint64(at));

/** The bytes from `from` to before `to` as characters, one for each byte. */
export const toLatin1 = (data: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...data.subarray(from, to));

/** The bytes from `from` to before `to` as hexadecimal digits. */
export const toHex = (data: Uint8Array, from = 0, to = data.length): string =>
  Array.from(data.subarray(from, to), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes as UTF-8 without a byte order mark; bytes that are not UTF-8 become U+FFFD. */
export const toText = (data: Uint8Array): string => new TextDecoder().decode(data);
