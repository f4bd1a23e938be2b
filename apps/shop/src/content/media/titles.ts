import type { Translated } from '@gschool/domain';

import type { GenreId } from './genres';
import type { PersonSlug } from './people';
import type { TagId } from './tags';
import type { VideoSlug } from './videos';

/** The age rating; `all` means no minimum age. */
export type Age = 'all' | '6' | '12' | '16';

/** Character names by actor, in the order of the credits. */
export type Cast = Readonly<Partial<Record<PersonSlug, string>>>;

/** The fields that movies and shows share. All titles are invented. */
export interface Title extends Translated<'title' | 'tagline' | 'story'> {
  slug: string;
  title: string;
  tagline: string;
  /** Two or three sentences without spoilers. */
  story: string;
  /** The first one is the main genre. */
  genres: readonly GenreId[];
  tags: readonly TagId[];
  age: Age;
  /** An ISO 3166 code. */
  country: string;
  /** True if only members of the school can watch it. */
  isForMembers?: boolean;
  director: PersonSlug;
  music?: PersonSlug;
  writer?: PersonSlug;
  cast: Cast;
  picture: string;
  /** A one-minute practice that fits the title. */
  practice: VideoSlug;
}

/** A movie. Without a release date, it is in production. */
export interface Movie extends Title {
  minutes: number | null;
  /** ISO date. */
  released: string | null;
}

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
  /** In order; the first is season 1. */
  seasons: readonly Season[];
}
