import { parseAttributes, splitRows } from './masterPlaylist';

/** A file that a playlist refers to. */
export interface PlaylistFile {
  /** The URI in the playlist, with the range as `#bytes=first-last`. */
  uri: string;
  /** How long the file plays, in seconds; 0 for keys and initialization segments. */
  seconds: number;
}

/** A URI with a range, the way `withRangesInUris` writes it. */
const withRange = (uri: string, first: number, length: number): string =>
  `${uri.split('#', 1)[0]}#bytes=${first}-${first + length - 1}`;

const parseRange = (text: string): { length: number; first: number | null } | null => {
  const found = /^(\d{1,15})(?:@(\d{1,15}))?$/.exec(text.trim());
  if (!found || Number(found[1]) === 0) return null;
  return { length: Number(found[1]), first: found[2] === undefined ? null : Number(found[2]) };
};

const withRangeOfMap = (row: string): string => {
  const attributes = parseAttributes(row);
  const range = parseRange(attributes.get('BYTERANGE') ?? '');
  const uri = attributes.get('URI');
  if (!range || uri === undefined) return row;
  return `#EXT-X-MAP:URI="${withRange(uri, range.first ?? 0, range.length)}"`;
};

/**
 * Converts the tag of each byte range to a fragment of its URI (`#bytes=first-last`), so that every
 * range is its own file.
 */
export const withRangesInUris = (text: string): string => {
  let pending: ReturnType<typeof parseRange> = null;
  let previous = { uri: '', end: 0 };
  const rows = splitRows(text).flatMap((row) => {
    if (row.startsWith('#EXT-X-MAP:')) return [withRangeOfMap(row)];
    if (row.startsWith('#EXT-X-BYTERANGE:')) {
      pending = parseRange(row.slice('#EXT-X-BYTERANGE:'.length));
      return [];
    }
    if (row === '' || row.startsWith('#') || !pending) return [row];
    const first = pending.first ?? (previous.uri === row ? previous.end : 0);
    previous = { uri: row, end: first + pending.length };
    const ranged = withRange(row, first, pending.length);
    pending = null;
    return [ranged];
  });
  return rows.join('\n');
};

/** The range of a URI that `withRangesInUris` wrote; null for a whole file. */
export const getUriRange = (uri: string): { first: number; last: number } | null => {
  const found = /#bytes=(\d+)-(\d+)$/.exec(uri);
  return found ? { first: Number(found[1]), last: Number(found[2]) } : null;
};

/**
 * The files of a media playlist in the order of their first use. A file that is used repeatedly is
 * listed once, with its longest duration.
 */
export const listPlaylistFiles = (text: string): readonly PlaylistFile[] => {
  const files = new Map<string, PlaylistFile>();
  let seconds = 0;
  const add = (uri: string, length: number): void => {
    const known = files.get(uri);
    if (known) known.seconds = Math.max(known.seconds, length);
    else files.set(uri, { uri, seconds: length });
  };
  for (const row of splitRows(text)) {
    if (row.startsWith('#EXTINF:')) {
      const length = Number.parseFloat(row.slice('#EXTINF:'.length));
      seconds = Number.isFinite(length) && length > 0 ? length : 0;
    } else if (row.startsWith('#')) {
      for (const match of row.matchAll(/\bURI="([^"]*)"/g)) add(match[1] ?? '', 0);
    } else if (row !== '') {
      add(row, seconds);
      seconds = 0;
    }
  }
  return [...files.values()];
};

/**
 * Whether a text is a media playlist that includes its end, and not a live playlist or only a part.
 */
export const isWholePlaylist = (text: string): boolean =>
  text.startsWith('#EXTM3U') && splitRows(text).includes('#EXT-X-ENDLIST');
