import type {
  CaptionTrack,
  Chapter,
  ClassCard,
  ClassDetails,
  HistoryEntry,
  Instructor,
  LibraryState,
  Series,
  Style,
  Translations,
  UserProfile,
} from '@gschool/domain';

// The documents in Firestore (docs/product/security.md#documents). Times are ISO 8601 strings in
// UTC.

/** `users/{uid}`. */
export type UserDocument = UserProfile;

/** `users/{uid}/state/library`. */
export type LibraryDocument = Omit<LibraryState, 'positions'> & {
  /** `WatchPosition`s as strings (`sunrise=42.5/600:@1795255200000`), newest first, at most 200. */
  positions: readonly string[];
};

/** `users/{uid}/state/cart`. */
export interface CartDocument {
  /** At most 20 lines of the form `PRODUCT:VARIANT:QUANTITY`. Each quantity is 1–99. */
  lines: readonly string[];
  /** Ids of at most 200 products, newest first. */
  wishlist: readonly string[];
}

/** `users/{uid}/history/{videoId}`. The name of the document is the class's id. */
export type HistoryDocument = Omit<HistoryEntry, 'videoId'>;

/** `users/{uid}/playlists/{id}`. */
export interface PlaylistDocument {
  name: string;
  /** In order, at most 500. */
  videoIds: readonly string[];
  createdAt: string;
  updatedAt: string;
}

/**
 * `customers/{uid}/limits/playlists`: the number of playlists that were created and not deleted.
 */
export interface PlaylistCountDocument {
  /** At most 100. */
  count: number;
  /** The playlist that was created or deleted last. */
  playlistId: string;
}

/** `catalogue/manifest`. */
export interface CatalogueManifestDocument {
  version: string;
  /** The number of `catalogue/index-{n}` documents; n starts at 0. */
  shards: number;
}

/**
 * `catalogue/index-{n}`: the cards as a single JSON string, since Firestore limits the number of
 * indexed fields.
 */
export interface CatalogueIndexDocument {
  version: string;
  /** `CatalogueIndexData` as JSON, at most 900 KB. */
  data: string;
}

/** The content of `catalogue/index-{n}`. Only the first shard contains more than classes. */
export interface CatalogueIndexData {
  classes: readonly ClassCard[];
  styles?: readonly Style[];
  instructors?: readonly Instructor[];
  series?: readonly Series[];
  /** The language of the stored texts (BCP 47); English where absent. */
  language?: string | undefined;
}

/** `videos/{id}`. */
export type VideoDocument = ClassDetails;

/** `videos/{id}/playback/main`. */
export interface PlaybackDocument {
  hls: string;
  captions: readonly CaptionTrack[];
}

/** `events/{id}`. */
export interface EventDocument {
  title: string;
  startsAt: string;
  durationMinutes: number;
  /** The instructor's name, or null. */
  instructor: string | null;
  /** The id of the instructor's page. Absent in older documents. */
  instructorId?: string | null;
  description: string;
  poster: string;
  /** Whether `access/join` names a recorded class. Absent in older documents. */
  hasReplay?: boolean;
  /** Translated texts by BCP 47 tag. */
  translations?: Translations<'title' | 'description' | 'instructorName'>;
  /** The language of the texts (BCP 47); English where absent. */
  language?: string | undefined;
}

/** `events/{id}/access/join`. */
export interface EventAccessDocument {
  joinUrl: string | null;
  replayVideoId: string | null;
}

export type { Chapter };
export type * from './order';
export * from './paths';
export type * from './payment';
