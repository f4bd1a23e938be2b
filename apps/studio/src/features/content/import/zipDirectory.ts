import { strFromU8 } from 'fflate';

/** What the directory of an archive says about a file. */
export interface ZipRecord {
  /** The name as `unzipSync` returns it. */
  name: string;
  /** The path of the file, with `/` between names. */
  path: string;
  /** The CRC-32 of the expanded file. */
  checksum: number;
  isEncrypted: boolean;
}

const END = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_END = 0x06064b50;
const RECORD = 0x02014b50;
const RECORD_BYTES = 46;
const IS_ENCRYPTED = 1;
const IS_UTF8 = 0x800;

/** The upper half of code page 437, which zip programs of Windows use for names. */
const CODE_PAGE_437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/**
 * Decodes a name. Macs write UTF-8 without the mark for it, and other programs without the mark use
 * the code page of the format.
 */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : CODE_PAGE_437[byte - 0x80],
    ).join('');
  }
}

const findEnd = (view: DataView): number => {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT_BYTES; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new RangeError('The archive has no directory.');
};

/** The first byte of the directory, and its number of records. */
const findDirectory = (view: DataView): { at: number; count: number } => {
  const end = findEnd(view);
  const locator = end - 20;
  if (locator >= 0 && view.getUint32(locator, true) === ZIP64_LOCATOR) {
    const zip64 = Number(view.getBigUint64(locator + 8, true));
    if (view.getUint32(zip64, true) === ZIP64_END)
      return {
        at: Number(view.getBigUint64(zip64 + 48, true)),
        count: Number(view.getBigUint64(zip64 + 32, true)),
      };
  }
  return { at: view.getUint32(end + 16, true), count: view.getUint16(end + 10, true) };
};

/** Reads the directory of an archive. Throws a `RangeError` if there is none, or only a part. */
export function readZipDirectory(data: Uint8Array): readonly ZipRecord[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const { at: first, count } = findDirectory(view);
  const records: ZipRecord[] = [];
  let at = first;
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== RECORD) throw new RangeError('The directory is damaged.');
    const flags = view.getUint16(at + 8, true);
    const nameBytes = view.getUint16(at + 28, true);
    const name = data.subarray(at + RECORD_BYTES, at + RECORD_BYTES + nameBytes);
    records.push({
      name: strFromU8(name, (flags & IS_UTF8) === 0),
      // Old programs for Windows write backslashes.
      path: decodeName(name).replaceAll('\\', '/'),
      checksum: view.getUint32(at + 16, true),
      isEncrypted: (flags & IS_ENCRYPTED) !== 0,
    });
    const extraBytes = view.getUint16(at + 30, true);
    const commentBytes = view.getUint16(at + 32, true);
    at += RECORD_BYTES + nameBytes + extraBytes + commentBytes;
  }
  return records;
}
