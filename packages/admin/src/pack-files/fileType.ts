import { readUint32, toHex, toLatin1, toText } from './bytes';
import type { FileType } from './fileLabels';

/** The number of bytes at the beginning of a file that determine its type. */
export const HEAD_BYTES = 4096;

/** The size of a transport stream packet in bytes. */
export const TS_PACKET_BYTES = 188;

/** File types by their first bytes, in hexadecimal. */
const signatures: readonly (readonly [string, FileType])[] = [
  ['89504e470d0a1a0a', 'png'],
  ['ffd8ff', 'jpeg'],
  ['474946383', 'gif'],
  ['49492a00', 'tiff'],
  ['49492b00', 'tiff'],
  ['4d4d002a', 'tiff'],
  ['4d4d002b', 'tiff'],
  ['424d', 'bmp'],
  ['ff0a', 'jxl'],
  ['0000000c4a584c20', 'jxl'],
  ['0000000c6a502020', 'jp2'],
  ['ff4fff51', 'jp2'],
  ['38425053', 'psd'],
  ['25504446', 'pdf'],
  ['1a45dfa3', 'webm'],
  ['000001ba', 'program'],
  ['000001b3', 'program'],
  ['0b77', 'ac3'],
  ['494433', 'id3'],
  ['504b0304', 'zip'],
  ['1f8b', 'gzip'],
  // The byte order marks of UTF-16.
  ['fffe', 'text'],
  ['feff', 'text'],
];

/** Text file types by how the files begin, after white space and a byte order mark. */
const beginnings: readonly (readonly [RegExp, FileType])[] = [
  [/^WEBVTT/, 'vtt'],
  [/^#EXTM3U/, 'playlist'],
  [/^version https:\/\/git-lfs/, 'lfs'],
  [/^\d{1,9}\s{1,9}\d{1,3}:\d\d:\d\d[,.]\d{1,3} ?-->/, 'srt'],
  [/^\[Script Info\]/i, 'ass'],
  [/^(?:<!doctype html|<html\b)/i, 'html'],
  [/^[[{]/, 'json'],
];

/** Elements that identify the type of an XML file. The first one that occurs counts. */
const elements: readonly (readonly [RegExp, FileType])[] = [
  [/<(?:\w{1,20}:)?svg[\s>]/i, 'svg'],
  [/<MPD[\s>]/, 'dash'],
  [/<(?:tt:)?tt[\s>]/, 'ttml'],
  [/<html[\s>]/i, 'html'],
];

/** Returns the major and compatible brands of an `ftyp` box. */
const getBrands = (head: Uint8Array): readonly string[] => {
  const end = Math.min(readUint32(head, 0), head.length);
  const brands = [toLatin1(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(toLatin1(head, at, at + 4));
  return brands;
};

const isHeic = (brand: string): boolean => /^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)$/.test(brand);

function getBoxType(head: Uint8Array): FileType | null {
  if (head.length < 12) return null;
  const name = toLatin1(head, 4, 8);
  if (name === 'ftyp') {
    const brands = getBrands(head);
    if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
    return brands.some(isHeic) ? 'heic' : 'mp4';
  }
  if (/^(?:styp|sidx|moof|emsg|prft)$/.test(name)) return 'fragment';
  return /^(?:moov|mdat|free|skip|wide)$/.test(name) ? 'mp4' : null;
}

const isTransportStream = (head: Uint8Array): boolean =>
  head[0] === 0x47 && head.length >= TS_PACKET_BYTES && (head[TS_PACKET_BYTES] ?? 0x47) === 0x47;

function getTextType(head: Uint8Array): FileType | null {
  if (head.includes(0)) return null;
  const text = toText(head).trimStart();
  const begun = beginnings.find(([pattern]) => pattern.test(text));
  if (begun) return begun[1];
  if (text.startsWith('<')) return elements.find(([pattern]) => pattern.test(text))?.[1] ?? 'text';
  return /^[\s\P{Cc}]*$/u.test(text) && !text.slice(0, 200).includes('\ufffd') ? 'text' : null;
}

const TEXT_TYPES: ReadonlySet<FileType> = new Set([
  'playlist',
  'dash',
  'vtt',
  'srt',
  'ass',
  'ttml',
  'svg',
  'html',
  'json',
  'lfs',
  'text',
  // Text in an old encoding.
  'unknown',
]);

/** Whether a file of this type may be text. */
export const isTextType = (type: FileType): boolean => TEXT_TYPES.has(type);

/** Determines the type of a file from its first bytes (up to `HEAD_BYTES`). */
export function getFileType(head: Uint8Array): FileType {
  if (head.length === 0) return 'empty';
  const hex = toHex(head, 0, 16);
  const signature = signatures.find(([digits]) => hex.startsWith(digits));
  if (signature) return signature[1];
  if (toLatin1(head, 0, 4) === 'RIFF') {
    if (toLatin1(head, 8, 12) === 'WEBP') return 'webp';
    if (toLatin1(head, 8, 12) === 'AVI ') return 'avi';
  }
  const box = getBoxType(head);
  if (box) return box;
  if (isTransportStream(head)) return 'ts';
  // Frames of AAC (ADTS) and MP3 begin with eleven set bits.
  if (head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0) return 'aac';
  if (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0) return 'mp3';
  return getTextType(head) ?? 'unknown';
}
