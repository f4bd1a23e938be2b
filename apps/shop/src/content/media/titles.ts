import type { Translated } from '@gschool/domain';

import type { GenreId } from './genres';
import type { PersonSlug } from './people';
import type { TagId } from './tags';
import type { VideoSlug } from './videos';

/** From which age a title is meant; `all` is for everybody. */
export type Age = 'all' | '6' | '12' | '16';

/** Who plays, and whom: in the order of the credits. */
export type Cast = Readonly<Partial<Record<PersonSlug, string>>>;

/** What movies and shows have in common. Invented, every one of them. */
export interface Title extends Translated<'title' | 'tagline' | 'story'> {
  slug: string;
  title: string;
  /** A line that a poster would carry. */
  tagline: string;
  /** Two or three sentences that give nothing away. */
  story: string;
  /** The first one is what it is filed under. */
  genres: readonly GenreId[];
  tags: readonly TagId[];
  age: Age;
  /** Where it was made: an ISO 3166 code. */
  country: string;
  /** For members of the school alone. */
  isForMembers?: boolean;
  director: PersonSlug;
  music?: PersonSlug;
  writer?: PersonSlug;
  cast: Cast;
  picture: string;
  /** A one-minute practice in its spirit. */
  practice: VideoSlug;
}

/** A movie; without a day of release it is still being made. */
export interface Movie extends Title {
  minutes: number | null;
  /** Day of release (ISO). */
  released: string | null;
}

/** One part of a season. */
interface Episode extends Translated<'title' | 'story'> {
  title: string;
  minutes: number;
  /** One sentence. */
  story: string;
}

export interface Season {
  year: number;
  episodes: readonly Episode[];
}

export interface Show extends Title {
  /** In their order; the first is season 1. */
  seasons: readonly Season[];
}
