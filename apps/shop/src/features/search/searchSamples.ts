import { films, type Film } from '../../content/films';
import { merchandise, type Merchandise } from '../../content/merchandise';

/** What a search over the sample content finds. */
export interface SampleResults {
  films: readonly Film[];
  pieces: readonly Merchandise[];
}

/** Lower case without accents, so that "café" answers to "cafe". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** True when every word of the query begins a word of one of the texts. */
function matches(query: string, texts: readonly string[]): boolean {
  const words = plain(texts.join(' ')).split(/[^\p{L}\p{N}]+/u);
  return plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((asked) => words.some((word) => word.startsWith(asked)));
}

/** Films and pieces whose title, kind or theme the query names; nothing for an empty query. */
export function searchSamples(query: string): SampleResults {
  if (!plain(query).trim()) return { films: [], pieces: [] };
  return {
    films: films.filter((film) =>
      matches(query, [film.title, film.genre, film.kind, ...film.keywords]),
    ),
    pieces: merchandise.filter((piece) =>
      matches(query, [piece.name, piece.category, piece.detail, ...piece.keywords]),
    ),
  };
}
