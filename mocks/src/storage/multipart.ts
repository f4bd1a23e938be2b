import { invalidArgument } from '../errors';
import type { Upload } from './file';

const indexOf = (bytes: Uint8Array, part: Uint8Array, from: number): number => {
  for (let at = from; at <= bytes.length - part.length; at += 1) {
    if (part.every((byte, n) => bytes[at + n] === byte)) return at;
  }
  return -1;
};

/** Parses a `multipart/related` upload: a JSON part with metadata, then the file. */
export function parseMultipart(bytes: Uint8Array<ArrayBuffer>, contentType: string): Upload {
  const boundary = /boundary=([^;]+)/.exec(contentType)?.[1];
  if (!boundary) throw invalidArgument('a multipart upload without a boundary');
  const encoder = new TextEncoder();
  const find = (text: string, from: number): number => {
    const at = indexOf(bytes, encoder.encode(text), from);
    if (at < 0) throw invalidArgument('a broken multipart upload');
    return at + text.length;
  };
  const text = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to));
  const described = find('\r\n\r\n', find(`--${boundary}`, 0));
  const second = find(`\r\n--${boundary}`, described);
  const json = text(described, second - boundary.length - 4);
  const file = find('\r\n\r\n', second);
  const end = find(`\r\n--${boundary}--`, file) - boundary.length - 6;
  const metadata = JSON.parse(json) as { contentType?: string; cacheControl?: string };
  const ownType = /content-type: *([^\r\n]+)/i.exec(text(second, file))?.[1];
  return {
    bytes: bytes.slice(file, end),
    contentType: metadata.contentType ?? ownType ?? '',
    cacheControl: metadata.cacheControl ?? '',
  };
}
