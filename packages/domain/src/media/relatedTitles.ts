/** What decides who belongs together: the first genre is what a title is filed under. */
export interface TitleThemes {
  slug: string;
  genres: readonly string[];
  tags: readonly string[];
}

/** A title with what it shares with another. */
export interface RelatedTitle<Item> {
  item: Item;
  sharedTags: readonly string[];
  sharedGenres: readonly string[];
}

/** A shared theme says more than a shared genre; the same shelf decides between equals. */
const weights = { tag: 4, genre: 2, shelf: 1 } as const;

/**
 * Titles that share a theme or a genre with one, the closest first and never itself. Equal ones
 * keep the order that they are given in.
 */
export function getRelatedTitles<Item extends TitleThemes>(
  to: TitleThemes,
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
