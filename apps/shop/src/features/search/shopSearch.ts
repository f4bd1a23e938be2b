import { sortProducts, type Product } from '@gschool/domain';
import { createSearchIndex, type SearchEntry, type SearchIndex } from '@gschool/domain/search';

import { authorOf } from '../../content/blog/authors';
import { posts } from '../../content/blog/posts';
import { catalogue, pick } from '../../content/media/catalogue';
import { movies } from '../../content/media/movies';
import { people } from '../../content/media/people';
import { shows } from '../../content/media/shows';
import type { Title } from '../../content/media/titles';
import { videos } from '../../content/media/videos';

/** What the shop can find, in the order in which equals are shown. */
export const shopKinds = ['movie', 'show', 'video', 'person', 'product', 'post'] as const;
export type ShopKind = (typeof shopKinds)[number];

type Entry = SearchEntry<ShopKind>;

const namesOf = (slugs: readonly string[]): string[] =>
  pick(catalogue.people, slugs).map(({ name }) => name);

const titleEntry = (kind: 'movie' | 'show', title: Title): Entry => ({
  kind,
  id: title.slug,
  title: title.title,
  text: [
    ...pick(catalogue.genres, title.genres).map(({ name }) => name),
    ...pick(catalogue.tags, title.tags).map(({ name }) => name),
    ...namesOf([title.director, ...Object.keys(title.cast)]),
    title.tagline,
  ].join(' · '),
});

/** What stands in the code: the catalogue's titles and people, and the posts. */
const written = (): readonly Entry[] => [
  ...movies.map((movie) => titleEntry('movie', movie)),
  ...shows.map((show) => titleEntry('show', show)),
  ...videos.map(({ slug, title, teacher, tags, text }): Entry => ({
    kind: 'video',
    id: slug,
    title,
    text: [...namesOf([teacher]), ...pick(catalogue.tags, tags).map(({ name }) => name), text].join(
      ' · ',
    ),
  })),
  ...people.map(({ slug, name, work }): Entry => ({
    kind: 'person',
    id: slug,
    title: name,
    text: work,
  })),
  ...posts.map(({ slug, title, excerpt, tags, category, author }): Entry => ({
    kind: 'post',
    id: slug,
    title,
    text: [authorOf(author).name, category, ...tags, excerpt].join(' · '),
  })),
];

const productEntry = ({ id, name, category, tags, variants }: Product): Entry => ({
  kind: 'product',
  id,
  title: name,
  text: [category, ...tags, ...variants.flatMap(({ options }) => Object.values(options))].join(
    ' · ',
  ),
});

/** Everything of the shop, ready to be asked; products as far as they are known. */
export function shopSearch(products: readonly Product[]): SearchIndex<ShopKind> {
  const index = createSearchIndex<ShopKind>();
  index.add(written());
  // Of two that are met as well, what is sold out comes last.
  index.add(sortProducts(products, 'featured').map(productEntry));
  return index;
}
