import { adventure } from './movies/adventure';
import { comedy } from './movies/comedy';
import { documentary } from './movies/documentary';
import { drama } from './movies/drama';
import { family } from './movies/family';
import { mystery } from './movies/mystery';
import { romance } from './movies/romance';
import type { Movie as Shape } from './titles';

type MovieFields =
  | typeof adventure
  | typeof comedy
  | typeof documentary
  | typeof drama
  | typeof family
  | typeof mystery
  | typeof romance;

export type MovieSlug = MovieFields[number]['slug'];

export type Movie = Shape & { slug: MovieSlug };

/** The sample movies, grouped by their first genre. */
export const movies: readonly Movie[] = [
  ...drama,
  ...comedy,
  ...romance,
  ...adventure,
  ...mystery,
  ...documentary,
  ...family,
];
