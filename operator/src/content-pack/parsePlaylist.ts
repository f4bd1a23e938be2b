import { parseAttributes, splitRows } from '@gschool/domain';

type Attributes = ReadonlyMap<string, string>;

/** A range of a file, in bytes. */
export interface ByteRange {
  first: number;
  length: number;
}

/** A file of a media playlist that contains pictures or sound, or begins them. */
export interface PlaylistPart {
  uri: string;
  /** Null for the whole file. */
  range: ByteRange | null;
  isEncrypted: boolean;
}

export interface PlaylistSegment extends PlaylistPart {
  /** The number of the row, from 1 on. */
  line: number;
  /** Its duration is known. */
  isTimed: boolean;
  /** It does not exist, and players leave it out (`#EXT-X-GAP`). */
  isGap: boolean;
  /** The initialization that it needs. */
  map: PlaylistPart | null;
}

/** What a playlist says about its encryption. */
export interface PlaylistKey {
  method: string;
  format: string;
  uri: string | undefined;
}

export interface PlaylistVariantTag {
  line: number;
  /** Null if no row with an address follows. */
  uri: string | null;
  attributes: Attributes;
}

/** Everything that this check reads of a playlist, master or media. */
export interface ParsedPlaylist {
  /** The names of its tags, such as `EXT-X-ENDLIST`. */
  tags: ReadonlySet<string>;
  variants: readonly PlaylistVariantTag[];
  /** The attributes of its `EXT-X-MEDIA` tags. */
  renditions: readonly Attributes[];
  keys: readonly PlaylistKey[];
  segments: readonly PlaylistSegment[];
  /** Playlists of I-frames, from which players make previews. */
  frameUris: readonly string[];
  /** Addresses in other tags, such as a list of chapters. */
  otherUris: readonly string[];
}

const parseRange = (text: string | undefined): { length: number; first: number | null } | null => {
  const [, length, first] = /^(\d{1,15})(?:@(\d{1,15}))?$/.exec(text?.trim() ?? '') ?? [];
  if (length === undefined) return null;
  return { length: Number(length), first: first === undefined ? null : Number(first) };
};

/** The tags whose addresses are read apart from the others. */
const READ_TAGS = new Set([
  'EXT-X-STREAM-INF',
  'EXT-X-I-FRAME-STREAM-INF',
  'EXT-X-MEDIA',
  'EXT-X-MAP',
  'EXT-X-KEY',
  'EXT-X-SESSION-KEY',
]);

const isAddress = (row: string): boolean => row !== '' && !row.startsWith('#');

/** Reads a playlist. Rows that are wrong are left out; the check of the caller finds them. */
export function parsePlaylist(text: string): ParsedPlaylist {
  const rows = splitRows(text);
  const tags = new Set<string>();
  const variants: PlaylistVariantTag[] = [];
  const renditions: Attributes[] = [];
  const keys: PlaylistKey[] = [];
  const segments: PlaylistSegment[] = [];
  const frameUris: string[] = [];
  const otherUris: string[] = [];
  const begun: { variant: Omit<PlaylistVariantTag, 'uri'> | null } = { variant: null };
  let map: PlaylistPart | null = null;
  let isEncrypted = false;
  let isTimed = false;
  let isGap = false;
  let pending: ReturnType<typeof parseRange> = null;
  let before = { uri: '', end: 0 };

  const addSegment = (uri: string, line: number): void => {
    const first = pending?.first ?? (before.uri === uri ? before.end : 0);
    const range = pending ? { first, length: pending.length } : null;
    before = { uri, end: range ? first + range.length : 0 };
    segments.push({ uri, line, range, isTimed, isGap, isEncrypted, map });
    pending = null;
    isTimed = false;
    isGap = false;
  };
  const readTag = (row: string, line: number): void => {
    const colon = row.indexOf(':');
    const tag = row.slice(1, colon < 0 ? undefined : colon);
    const value = colon < 0 ? '' : row.slice(colon + 1);
    tags.add(tag);
    if (tag === 'EXTINF') isTimed = Number.parseFloat(value) >= 0;
    if (tag === 'EXT-X-GAP') isGap = true;
    if (tag === 'EXT-X-BYTERANGE') pending = parseRange(value);
    if (!tag.startsWith('EXT-X-')) return;
    const attributes = parseAttributes(row);
    const uri = attributes.get('URI');
    if (tag === 'EXT-X-STREAM-INF') begun.variant = { line, attributes };
    if (tag === 'EXT-X-MEDIA') renditions.push(attributes);
    if (tag === 'EXT-X-KEY' || tag === 'EXT-X-SESSION-KEY') {
      const method = attributes.get('METHOD') ?? '';
      const format = attributes.get('KEYFORMAT') ?? 'identity';
      if (method !== 'NONE') keys.push({ method, format, uri });
      if (tag === 'EXT-X-KEY') isEncrypted = method !== 'NONE';
    }
    if (tag === 'EXT-X-MAP' && uri !== undefined) {
      const range = parseRange(attributes.get('BYTERANGE'));
      map = {
        uri,
        range: range && { first: range.first ?? 0, length: range.length },
        isEncrypted,
      };
    }
    if (tag === 'EXT-X-I-FRAME-STREAM-INF' && uri !== undefined) frameUris.push(uri);
    if (!READ_TAGS.has(tag)) {
      for (const match of row.matchAll(/\bURI="([^"]*)"/g)) otherUris.push(match[1] ?? '');
    }
  };
  for (const [at, row] of rows.entries()) {
    if (row.startsWith('#EXT')) readTag(row, at + 1);
    if (!isAddress(row)) continue;
    if (begun.variant) variants.push({ ...begun.variant, uri: row });
    else addSegment(row, at + 1);
    begun.variant = null;
  }
  if (begun.variant) variants.push({ ...begun.variant, uri: null });
  return { tags, variants, renditions, keys, segments, frameUris, otherUris };
}
