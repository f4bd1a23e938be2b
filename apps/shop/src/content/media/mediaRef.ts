import type { MovieSlug } from './movies';
import type { ShowSlug } from './shows';
import type { VideoSlug } from './videos';

/** Refers to a movie, a show or a video; one that does not exist is a type error. */
type TitleRef = `movie/${MovieSlug}` | `show/${ShowSlug}`;
export type MediaRef = TitleRef | `video/${VideoSlug}`;
