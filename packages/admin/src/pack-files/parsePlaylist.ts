import { parseAttributes, splitRows } from '@gschool/domain';

import type {
  Attributes,
  ParsedPlaylist,
  PlaylistKey,
  PlaylistPart,
  PlaylistSegment,
  PlaylistVariantTag,
} from './parsedPlaylist';

const parseRange = (text: string | undefined): { length: number; first: number | null } | null => {
  const [, length, first] = /^(\d{1,15})(?:@(\d{1,15}))?$/.exec(text?.trim() ?? '') ?? [];
  if (length === undefined) return null;
  return { length: Number(length), first: first === undefined ? null : Number(first) };
};

/** What the parser knows after the rows so far, including the tags that apply to the next URI. */
interface ParserState {
  playlist: {
    tags: Set<string>;
    variants: PlaylistVariantTag[];
    renditions: Attributes[];
    keys: PlaylistKey[];
    segments: PlaylistSegment[];
    frameUris: string[];
    otherUris: string[];
  };
  variant: Omit<PlaylistVariantTag, 'uri'> | null;
  map: PlaylistPart | null;
  isEncrypted: boolean;
  isTimed: boolean;
  isGap: boolean;
  /** The range of the next segment. `first` is null if the range follows the previous segment. */
  range: ReturnType<typeof parseRange>;
  before: { uri: string; end: number };
}

/** A row that begins with `#EXT`. */
interface TagRow {
  line: number;
  row: string;
  /** The text after the colon. */
  value: string;
}

type ReadTag = (state: ParserState, tag: TagRow) => void;

const readKey = (state: ParserState, { row }: TagRow): boolean => {
  const attributes = parseAttributes(row);
  const method = attributes.get('METHOD') ?? '';
  if (method === 'NONE') return false;
  const format = attributes.get('KEYFORMAT') ?? 'identity';
  state.playlist.keys.push({ method, format, uri: attributes.get('URI') });
  return true;
};

const readMap: ReadTag = (state, { row }) => {
  const attributes = parseAttributes(row);
  const uri = attributes.get('URI');
  const range = parseRange(attributes.get('BYTERANGE'));
  if (uri === undefined) return;
  state.map = {
    uri,
    range: range && { first: range.first ?? 0, length: range.length },
    isEncrypted: state.isEncrypted,
  };
};

/** The parsers of tags that contain more than a URI. */
const readers: ReadonlyMap<string, ReadTag> = new Map<string, ReadTag>([
  ['EXTM3U', () => {}],
  ['EXTINF', (state, { value }) => (state.isTimed = Number.parseFloat(value) >= 0)],
  ['EXT-X-GAP', (state) => (state.isGap = true)],
  ['EXT-X-BYTERANGE', (state, { value }) => (state.range = parseRange(value))],
  ['EXT-X-KEY', (state, tag) => (state.isEncrypted = readKey(state, tag))],
  ['EXT-X-SESSION-KEY', readKey],
  ['EXT-X-MAP', readMap],
  ['EXT-X-MEDIA', ({ playlist }, { row }) => playlist.renditions.push(parseAttributes(row))],
  [
    'EXT-X-STREAM-INF',
    (state, { line, row }) => (state.variant = { line, attributes: parseAttributes(row) }),
  ],
  [
    'EXT-X-I-FRAME-STREAM-INF',
    ({ playlist }, { row }) => playlist.frameUris.push(parseAttributes(row).get('URI') ?? ''),
  ],
]);

function readTag(state: ParserState, row: string, line: number): void {
  const colon = row.indexOf(':');
  const name = row.slice(1, colon < 0 ? undefined : colon);
  state.playlist.tags.add(name);
  const read = readers.get(name);
  if (read) {
    read(state, { line, row, value: colon < 0 ? '' : row.slice(colon + 1) });
    return;
  }
  for (const match of row.matchAll(/\bURI="([^"]*)"/g))
    state.playlist.otherUris.push(match[1] ?? '');
}

function readAddress(state: ParserState, uri: string, line: number): void {
  if (state.variant) {
    state.playlist.variants.push({ ...state.variant, uri });
    state.variant = null;
    return;
  }
  const { isTimed, isGap, isEncrypted, map, before } = state;
  const first = state.range?.first ?? (before.uri === uri ? before.end : 0);
  const range = state.range && { first, length: state.range.length };
  state.playlist.segments.push({ uri, line, range, isTimed, isGap, isEncrypted, map });
  state.before = { uri, end: range ? first + range.length : 0 };
  state.range = null;
  state.isTimed = false;
  state.isGap = false;
}

/** Parses a playlist. Invalid rows are left out; the caller's check finds them. */
export function parsePlaylist(text: string): ParsedPlaylist {
  const state: ParserState = {
    playlist: {
      tags: new Set(),
      variants: [],
      renditions: [],
      keys: [],
      segments: [],
      frameUris: [],
      otherUris: [],
    },
    variant: null,
    map: null,
    isEncrypted: false,
    isTimed: false,
    isGap: false,
    range: null,
    before: { uri: '', end: 0 },
  };
  for (const [at, row] of splitRows(text).entries()) {
    if (row.startsWith('#EXT')) readTag(state, row, at + 1);
    else if (row !== '' && !row.startsWith('#')) readAddress(state, row, at + 1);
  }
  if (state.variant) state.playlist.variants.push({ ...state.variant, uri: null });
  return state.playlist;
}
