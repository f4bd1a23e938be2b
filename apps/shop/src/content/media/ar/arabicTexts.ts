import clips from './clips.json';
import genres from './genres.json';
import movies from './movies.json';
import people from './people.json';
import playlists from './playlists.json';
import shows from './shows.json';
import tags from './tags.json';
import videos from './videos.json';

type Texts<Text> = Readonly<Record<string, Text>>;

interface TitleTexts {
  title: string;
  tagline: string;
  story: string;
  /** Character names by the slug of the actor. */
  cast: Texts<string>;
}

/** The Arabic texts of the sample catalog by slug or id. */
export interface ArabicTexts {
  movies: Texts<TitleTexts>;
  /** Episodes per season, in order. */
  shows: Texts<TitleTexts & { episodes: readonly (readonly { title: string; story: string }[])[] }>;
  videos: Texts<{ title: string; text: string }>;
  playlists: Texts<{ title: string; text: string }>;
  people: Texts<{ about: string }>;
  genres: Texts<{ name: string; text: string }>;
  /** Tag names. */
  tags: Texts<string>;
  /** Chapter names of the demo videos by their English names. */
  clips: Texts<string>;
}

export const arabicTexts: ArabicTexts = {
  movies,
  shows,
  videos,
  playlists,
  people,
  genres,
  tags,
  clips,
};
