import type { Translated } from '../locale/translated';

/** Ids match `^[A-Za-z0-9_-]{1,80}$`, except style ids, which may hold any text. */
export type Id = string;

export type Level = 'beginner' | 'intermediate' | 'advanced' | 'everyone';

/** The four phases of the cyclical view; a preference, never a health claim. */
export type CyclicalPhase = 'menstrual' | 'follicular' | 'ovulatory' | 'luteal';

/** The curated collections of the filtered views (spec, section 2). */
export type Collection = 'featured' | 'picks' | 'instructor-inspo';

/**
 * What a picture is: a file, or a composition of the poster art system drawn
 * from data. `art:` references look like `art:yoga/warrior/17`
 * (kind or style / motif / seed); everything else is an address.
 */
export type PictureRef = string;

/**
 * A class as a card shows it: one entry of the compact index
 * (`catalogue/index-{n}`), so short field names are not used, but no
 * description and no address of a film is in it.
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
  /** May be shown to visitors: title and poster alone. */
  isPublic: boolean;
  /** False for an entry without a film: details and "no video yet". */
  hasVideo: boolean;
}

export interface Chapter {
  title: string;
  /** The language of the title where it isn't the reader's. */
  lang?: string | undefined;
  startSeconds: number;
}

export interface CaptionTrack {
  /** BCP 47. */
  language: string;
  label: string;
  /** Address of a WebVTT file. */
  src: string;
}

/** `videos/{id}`: everything of a class but its film. */
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

/** `videos/{id}/playback/main`. */
export interface Playback {
  hls: string;
  captions: readonly CaptionTrack[];
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
  /** In order. */
  classIds: readonly Id[];
}

/** The compact index of the whole catalogue, all shards joined ("unified metadata"). */
export interface Catalogue {
  version: string;
  /** The language of the stored texts (BCP 47); English where absent. */
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
  /** Absent where the school names nobody, or somebody without a page. */
  instructorId: Id | null;
  instructorName: string | null;
  description: string;
  poster: PictureRef;
  /** It is over and was kept as a class; which one, only subscribers may read. */
  hasReplay: boolean;
}

/** What only subscribers may know of an event. */
export interface EventAccess {
  /** Where the event takes place: an address that lets anybody in who has it. */
  joinUrl: string | null;
  /** The class that it was kept as. */
  replayVideoId: Id | null;
}
