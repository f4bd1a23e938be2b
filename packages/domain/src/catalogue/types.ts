import type {
  cardFields,
  classFields,
  eventAccessFields,
  eventFields,
  instructorFields,
  playbackFields,
  seriesFields,
  styleFields,
} from '../documents/catalogue';
import type { DocumentOf } from '../documents/fields';
import type { TranslatedOf } from '../documents/serverFields';
import type { cyclicalPhases } from './phases';
import type { levels } from './levels';

/** An id; `isId` checks it. The ids of styles may contain spaces (`getStyleIdError`). */
export type Id = string;

export type Level = (typeof levels)[number];

/** The four phases of the cyclical view; a preference, never a health claim. */
export type CyclicalPhase = (typeof cyclicalPhases)[number];

/**
 * The URL of a picture, or a reference to poster art such as `art:figure/warrior/17` (kind, motif,
 * seed).
 */
export type PictureRef = string;

/**
 * A class the way a card shows it: one entry of the compact index (`catalogue/index-{n}`), without
 * its description and video URL.
 */
export interface ClassCard extends DocumentOf<typeof cardFields>, TranslatedOf<typeof cardFields> {}

/** `videos/{id}`: a class with all details except its video URL. */
export interface ClassDetails
  extends DocumentOf<typeof classFields>, TranslatedOf<typeof classFields> {}

export type Chapter = ClassDetails['chapters'][number];

/** `videos/{id}/playback/main`, or the same with signed URLs. */
export interface Playback extends DocumentOf<typeof playbackFields> {
  /**
   * When the signed URLs expire, in epoch milliseconds of this browser's clock. Not set for URLs
   * that don't expire.
   */
  expiresAt?: number | undefined;
}

export type CaptionTrack = Playback['captions'][number];

export interface Style extends DocumentOf<typeof styleFields>, TranslatedOf<typeof styleFields> {}

export interface Instructor
  extends DocumentOf<typeof instructorFields>, TranslatedOf<typeof instructorFields> {}

export interface Series
  extends DocumentOf<typeof seriesFields>, TranslatedOf<typeof seriesFields> {}

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
export interface LiveEvent
  extends DocumentOf<typeof eventFields>, TranslatedOf<typeof eventFields> {
  id: Id;
}

/** `events/{id}/access/join`, which only subscribers may read. */
export interface EventAccess extends DocumentOf<typeof eventAccessFields> {}
