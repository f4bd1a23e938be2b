/** The attributes of a tag. */
export type Attributes = ReadonlyMap<string, string>;

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
  /** The number of the row, starting with 1. */
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
