import type {
  CaptionTrack,
  Chapter,
  ClassCard,
  ClassDetails,
  Instructor,
  Series,
  Style,
  Translations,
} from '@gschool/domain';

// The documents in Firestore (docs/product/security.md#documents). Times are ISO 8601 strings in
// UTC.

export type {
  CartDocument,
  CheckoutRequest,
  HistoryDocument,
  LibraryDocument,
  OrderDocument,
  PlaylistDocument,
  ReviewDocument,
  UserProfile as UserDocument,
} from '@gschool/domain';

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
