import type { Translated } from '../locale/translated';

/** An id; `isId` checks it. The ids of styles may contain spaces (`getStyleIdError`). */
export type Id = string;

export type Level = 'beginner' | 'intermediate' | 'advanced' | 'everyone';

/** The four phases of the cyclical view; a preference, never a health claim. */
export type CyclicalPhase = 'menstrual' | 'follicular' | 'ovulatory' | 'luteal';

/** The curated collections (docs/product/catalog.md#collections). */
export type Collection = 'featured' | 'picks' | 'instructor-inspo';

/**
 * The URL of a picture, or a reference to poster art such as `art:figure/warrior/17` (kind, motif,
 * seed).
 */
export type PictureRef = string;

/**
 * A class the way a card shows it: one entry of the compact index (`catalogue/index-{n}`), without
 * its description and video URL.
 */
export interface ClassCard extends Translated<'title' | 'styleName' | 'instructorName'> {
  id: Id;
  title: string;
  styleId: string;
  styleName: string;
  level: Level;
  /** Whole seconds. */
  durationSeconds: number;
  poster: PictureRef;
  /** ISO instant. */
  releasedAt: string;
  instructorId: Id | null;
  instructorName: string | null;
  seriesId: Id | null;
  equipment: readonly string[];
  focus: readonly string[];
  phases: readonly CyclicalPhase[];
  collections: readonly Collection[];
  /** False if the page shows only the details and "No video yet". */
  hasVideo: boolean;
}

export interface Chapter {
  title: string;
  /** The language of the title if it isn't the reader's. */
  lang?: string | undefined;
  startSeconds: number;
}

export interface CaptionTrack {
  /** BCP 47. */
  language: string;
  label: string;
  /** URL of a WebVTT file. */
  src: string;
}

/** `videos/{id}`: a class with all details except its video URL. */
export interface ClassDetails
  extends
    Omit<ClassCard, 'translations'>,
    Translated<
      'title' | 'styleName' | 'instructorName' | 'description',
      { chapters?: readonly Chapter[] }
    > {
  description: string;
  chapters: readonly Chapter[];
}

/** `videos/{id}/playback/main`, or the same with signed URLs. */
export interface Playback {
  hls: string;
  captions: readonly CaptionTrack[];
  /**
   * When the signed URLs expire, in epoch milliseconds of this browser's clock. Not set for URLs
   * that don't expire.
   */
  expiresAt?: number | undefined;
}

export interface Style extends Translated<'name'> {
  id: string;
  name: string;
}

export interface Instructor extends Translated<'name' | 'bio'> {
  id: Id;
  name: string;
  bio: string;
  portrait: PictureRef;
}

export interface Series extends Translated<'title' | 'description'> {
  id: Id;
  title: string;
  description: string;
  poster: PictureRef;
  /** In the order of the series. */
  classIds: readonly Id[];
}

/** The compact index of the catalog, with all shards joined. */
export interface Catalogue {
  version: string;
  /** The language of the stored texts (BCP 47); English if absent. */
  language?: string | undefined;
  classes: readonly ClassCard[];
  styles: readonly Style[];
  instructors: readonly Instructor[];
  series: readonly Series[];
}

/** `events/{id}`. */
export interface LiveEvent extends Translated<'title' | 'description' | 'instructorName'> {
  id: Id;
  title: string;
  /** ISO instant. */
  startsAt: string;
  durationMinutes: number;
  /** Null if there is no instructor, or if the instructor has no page. */
  instructorId: Id | null;
  instructorName: string | null;
  description: string;
  poster: PictureRef;
  /** True if the event is over and has a replay. Only subscribers may know which class it is. */
  hasReplay: boolean;
}

/** The fields of an event that only subscribers may read. */
export interface EventAccess {
  /** The URL of the room. Anyone who has it is admitted. */
  joinUrl: string | null;
  /** The class that is the replay of the event. */
  replayVideoId: Id | null;
}
