import type { StyleOverview } from '@gschool/domain';

/**
 * The picture of a style: the photo of a class, or its poster art with the index as seed, so that
 * neighbors in the grid do not share a palette.
 */
export function getStylePicture({ cover }: StyleOverview, index: number): string {
  const [kind, motif] = cover.startsWith('art:') ? cover.slice(4).split('/') : [];
  return kind && motif ? `art:${kind}/${motif}/${index}` : cover;
}
