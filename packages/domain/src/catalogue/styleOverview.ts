import { summarizeClasses, type ClassesSummary } from './classesSummary';
import { getSeriesByProgress, type SeriesProgress } from './seriesProgress';
import { sortClasses } from './sort';
import type { WatchPosition } from '../library/types';
import type { Catalogue, ClassCard, Level, PictureRef, Style } from './types';

/** A style with its classes. */
export interface StyleOverview {
  id: string;
  name: string;
  /** The language of the name (BCP 47) if it isn’t the reader’s. */
  nameLang?: string | undefined;
  classes: readonly ClassCard[];
  summary: ClassesSummary;
  /** The poster of a featured class, or else of the newest class; `''` without classes. */
  cover: PictureRef;
}

const createOverview = (
  { id, name, lang }: Style,
  classes: readonly ClassCard[],
): StyleOverview => {
  const newest = sortClasses(classes, 'newest');
  const cover = newest.find((card) => card.collections.includes('featured')) ?? newest[0];
  return {
    id,
    name,
    ...(lang?.name !== undefined && { nameLang: lang.name }),
    classes: newest,
    summary: summarizeClasses(classes),
    cover: cover?.poster ?? '',
  };
};

/**
 * All styles. The catalog's styles come first in its order, then styles that appear only in
 * classes.
 */
export const getStyleOverviews = (catalogue: Catalogue): readonly StyleOverview[] => {
  const styles = new Map(catalogue.styles.map((style) => [style.id, style]));
  const classes = new Map<string, ClassCard[]>(catalogue.styles.map(({ id }) => [id, []]));
  for (const card of catalogue.classes) {
    if (!styles.has(card.styleId)) {
      styles.set(card.styleId, { id: card.styleId, name: card.styleName });
    }
    const classesOfStyle = classes.get(card.styleId);
    if (classesOfStyle) classesOfStyle.push(card);
    else classes.set(card.styleId, [card]);
  }
  return [...styles.values()].map((style) => createOverview(style, classes.get(style.id) ?? []));
};

/** The series whose most frequent style is this one, in the order of `getSeriesByProgress`. */
export const getSeriesOfStyle = (
  catalogue: Catalogue,
  positions: readonly WatchPosition[],
  styleId: string,
): readonly SeriesProgress[] =>
  getSeriesByProgress(catalogue, positions).filter(
    ({ classes }) => summarizeClasses(classes).styles[0]?.id === styleId,
  );

const BEGINNER_LEVELS: readonly Level[] = ['beginner', 'everyone'];

/**
 * Classes for beginners: first classes of the level "beginner", then classes for everyone. In each
 * group, shorter classes come first. Only classes with a video are listed.
 */
export const getBeginnerClasses = (
  classes: readonly ClassCard[],
  limit = 4,
): readonly ClassCard[] =>
  classes
    .filter((card) => card.hasVideo && BEGINNER_LEVELS.includes(card.level))
    .sort(
      (a, b) =>
        BEGINNER_LEVELS.indexOf(a.level) - BEGINNER_LEVELS.indexOf(b.level) ||
        a.durationSeconds - b.durationSeconds,
    )
    .slice(0, limit);
