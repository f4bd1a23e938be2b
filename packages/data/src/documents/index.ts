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

/**
 * Every document of the project as it lies in Firestore (shared contract,
 * "The documents"). Texts that name an instant are ISO 8601 in UTC.
 */

/** `users/{uid}`. */
export type UserDocument = UserProfile;

/** `users/{uid}/state/library`. */
export type LibraryDocument = LibraryState;

/** `users/{uid}/history/{videoId}`: the id is the document's name. */
export type HistoryDocument = Omit<HistoryEntry, 'videoId'>;

/** `users/{uid}/playlists/{id}`. */
export interface PlaylistDocument {
  name: string;
  /** In order, at most 500. */
  videoIds: readonly string[];
  createdAt: string;
  updatedAt: string;
}

/** `catalogue/manifest`. */
export interface CatalogueManifestDocument {
  version: string;
  /** How many `catalogue/index-{n}` there are, counted from 0. */
  shards: number;
}

/** `catalogue/index-{n}`: the cards as one JSON text, since Firestore limits index entries. */
export interface CatalogueIndexDocument {
  version: string;
  /** `CatalogueIndexData` as JSON, at most 900 KB. */
  data: string;
}

/** What the text of `catalogue/index-{n}` holds; all but the classes stand in the first alone. */
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
  /** Whose page it is. Absent in documents of before. */
  instructorId?: string | null;
  description: string;
  poster: string;
  /** Whether `access/join` names a class that it was kept as. Absent in documents of before. */
  hasReplay?: boolean;
  /** Its texts in further languages, by BCP 47 tag. */
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
