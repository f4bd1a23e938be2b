import { getAllTexts, getOtherTexts, sortProducts, type Product } from '@gschool/domain';
import { createSearchIndex, type SearchEntry, type SearchIndex } from '@gschool/domain/search';

import { getAuthor } from '../../content/blog/authors';
import { posts } from '../../content/blog/posts';
import { pick } from '../../content/media/catalogue';
import type { Media } from '../../content/media/media';
import type { Title } from '../../content/media/titles';
import type { Translate } from '../../i18n/useT';
import { facetLabels } from '../../shared/products/optionLabels';

/** The kinds of results. Equal matches are sorted in this order. */
const shopKinds = ['movie', 'show', 'video', 'person', 'product', 'post'] as const;
export type ShopKind = (typeof shopKinds)[number];

type Entry = SearchEntry<ShopKind>;

const joinUnique = (parts: readonly string[]): string => [...new Set(parts)].join(' · ');

/** The entries that are part of the code: titles, videos, people and posts. */
function contentEntries(media: Media, t: Translate): readonly Entry[] {
  const { movies, shows, videos, people, catalogue } = media;
  const genreNames = (ids: readonly string[]) =>
    pick(catalogue.genres, ids).flatMap((genre) => getAllTexts(genre, 'name'));
  const tagNames = (ids: readonly string[]) =>
    pick(catalogue.tags, ids).flatMap((tag) => getAllTexts(tag, 'name'));
  const personNames = (slugs: readonly string[]) =>
    pick(catalogue.people, slugs).map(({ name }) => name);
  const titleEntry = (kind: 'movie' | 'show', title: Title): Entry => ({
    kind,
    id: title.slug,
    title: title.title,
    text: joinUnique([
      ...getOtherTexts(title, 'title'),
      ...genreNames(title.genres),
      ...tagNames(title.tags),
      ...personNames([title.director, ...Object.keys(title.cast)]),
      ...getAllTexts(title, 'tagline'),
    ]),
  });
  return [
    ...movies.map((movie) => titleEntry('movie', movie)),
    ...shows.map((show) => titleEntry('show', show)),
    ...videos.map((video): Entry => ({
      kind: 'video',
      id: video.slug,
      title: video.title,
      text: joinUnique([
        ...getOtherTexts(video, 'title'),
        ...personNames([video.instructor]),
        ...tagNames(video.tags),
        ...getAllTexts(video, 'text'),
      ]),
    })),
    ...people.map(({ slug, name, work }): Entry => ({
      kind: 'person',
      id: slug,
      title: name,
      text: joinUnique([work, t(`work.${work}`)]),
    })),
    ...posts.map(({ slug, title, excerpt, tags, category, author }): Entry => ({
      kind: 'post',
      id: slug,
      title,
      text: [getAuthor(author).name, category, ...tags, excerpt].join(' · '),
    })),
  ];
}

const productEntry = (product: Product, t: Translate): Entry => ({
  kind: 'product',
  id: product.id,
  title: product.name,
  text: joinUnique([
    ...getOtherTexts(product, 'name'),
    product.category,
    ...product.tags,
    ...product.variants.flatMap(({ options }) => Object.values(options)),
    ...facetLabels(product, t),
  ]),
  body: joinUnique([
    ...getAllTexts(product, 'description'),
    ...product.details,
    ...Object.values(product.translations ?? {}).flatMap(({ details }) => details ?? []),
  ]),
});

/**
 * Creates the search index for the sample catalog, the posts and the given products. Each entry is
 * found by its texts in all loaded languages, and by the translated names (`t`) of departments and
 * colors.
 */
export function createShopSearch(
  products: readonly Product[],
  media: Media,
  t: Translate,
): SearchIndex<ShopKind> {
  const index = createSearchIndex<ShopKind>();
  index.add(contentEntries(media, t));
  // Among equal matches, sold-out products come last.
  index.add(sortProducts(products, 'featured').map((product) => productEntry(product, t)));
  return index;
}
