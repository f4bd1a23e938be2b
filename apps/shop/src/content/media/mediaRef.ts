import type { MovieSlug } from './movies';
import type { ShowSlug } from './shows';
import type { VideoSlug } from './videos';

/** A reference to a movie, a show or a video. A reference to a nonexistent item is a type error. */
type TitleRef = `movie/${MovieSlug}` | `show/${ShowSlug}`;
export type MediaRef = TitleRef | `video/${VideoSlug}`;
