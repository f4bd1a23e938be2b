/** The attributes of a tag. */
export type Attributes = ReadonlyMap<string, string>;

/** A range of a file, in bytes. */
export interface ByteRange {
  first: number;
  length: number;
}

/** A file of a media playlist that contains media, or the initialization for it. */
export interface PlaylistPart {
  uri: string;
  /** Null for the whole file. */
  range: ByteRange | null;
  isEncrypted: boolean;
}

export interface PlaylistSegment extends PlaylistPart {
  /** The row number, starting at 1. */
  line: number;
  /** True if its duration is known. */
  isTimed: boolean;
  /** True if it does not exist and players skip it (`#EXT-X-GAP`). */
  isGap: boolean;
  /** The initialization that it needs. */
  map: PlaylistPart | null;
}

/** The encryption that a playlist declares. */
export interface PlaylistKey {
  method: string;
  format: string;
  uri: string | undefined;
}

export interface PlaylistVariantTag {
  line: number;
  /** The URI of the key; null if no row with a URI follows. */
  uri: string | null;
  attributes: Attributes;
}

/** All parts of a playlist that this check uses; for both master and media playlists. */
export interface ParsedPlaylist {
  /** The names of its tags, such as `EXT-X-ENDLIST`. */
  tags: ReadonlySet<string>;
  variants: readonly PlaylistVariantTag[];
  /** The attributes of its `EXT-X-MEDIA` tags. */
  renditions: readonly Attributes[];
  keys: readonly PlaylistKey[];
  segments: readonly PlaylistSegment[];
  /** The URIs of I-frame playlists, from which players create previews. */
  frameUris: readonly string[];
  /** URIs in other tags, such as a list of chapters. */
  otherUris: readonly string[];
}
