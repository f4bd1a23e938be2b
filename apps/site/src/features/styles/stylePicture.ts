import type { StyleOverview } from '@gschool/domain';

/**
 * The picture that stands for a style: the photograph of a class, or its drawn figure with a seed
 * of the style's own place, so that neighbours on the wall never share a palette.
 */
export function stylePicture({ cover }: StyleOverview, place: number): string {
  const [kind, motif] = cover.startsWith('art:') ? cover.slice(4).split('/') : [];
  return kind && motif ? `art:${kind}/${motif}/${place}` : cover;
}
