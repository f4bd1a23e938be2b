import type { IconShape } from '../../data-display/Icon/shape';
import type { MatchRange } from './highlight';

/** One result. */
export interface SearchResult {
  /** Its key; unique in all groups. */
  id: string;
  title: string;
  /** The language of the title (BCP 47) where it isn’t the page’s. */
  titleLang?: string | undefined;
  href: string;
  /** One line under the title: "Yoga · 32 min". */
  subtitle?: string | undefined;
  /** Its kind, at the end of the line: "Series". */
  kind?: string | undefined;
  /** The URL of a picture, or an `art:` one; without it, the icon is shown. */
  picture?: string | undefined;
  /** @default a magnifying glass */
  icon?: IconShape | undefined;
  /** The matches in the title. */
  titleMatches?: readonly MatchRange[] | undefined;
  /** The matches in the subtitle. */
  subtitleMatches?: readonly MatchRange[] | undefined;
}

/** The results of one kind. */
export interface SearchGroup {
  title: string;
  /**
   * The number of matches of this kind, if more were found than are listed.
   * @default the number of results
   */
  total?: number | undefined;
  results: readonly SearchResult[];
}

/** The number of matches of all kinds. */
export const getTotal = (groups: readonly SearchGroup[]): number =>
  groups.reduce(
    (sum, { total, results }) => sum + (results.length > 0 ? (total ?? results.length) : 0),
    0,
  );
