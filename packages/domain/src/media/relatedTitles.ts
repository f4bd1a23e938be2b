/** The fields that make titles related. The first genre is the main one. */
export interface TitleTopics {
  slug: string;
  genres: readonly string[];
  tags: readonly string[];
}

/** A title with the tags and genres that it shares with another title. */
export interface RelatedTitle<Item> {
  item: Item;
  sharedTags: readonly string[];
  sharedGenres: readonly string[];
}

/**
 * A shared tag counts more than a shared genre. The same main genre (`shelf`) decides between
 * equals.
 */
const weights = { tag: 4, genre: 2, shelf: 1 } as const;

/**
 * The titles that share a tag or a genre with a title, the most similar first. The title itself is
 * left out. Equally similar titles stay in order.
 */
export function getRelatedTitles<Item extends TitleTopics>(
  to: TitleTopics,
  among: readonly Item[],
): readonly RelatedTitle<Item>[] {
  const scored = among.flatMap((item) => {
    if (item.slug === to.slug) return [];
    const sharedTags = item.tags.filter((tag) => to.tags.includes(tag));
    const sharedGenres = item.genres.filter((genre) => to.genres.includes(genre));
    const isSameShelf = item.genres[0] !== undefined && item.genres[0] === to.genres[0];
    const score =
      sharedTags.length * weights.tag +
      sharedGenres.length * weights.genre +
      (isSameShelf ? weights.shelf : 0);
    return score > 0 ? [{ score, related: { item, sharedTags, sharedGenres } }] : [];
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ related }) => related);
}
