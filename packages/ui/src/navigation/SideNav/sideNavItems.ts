import type { IconShape } from '../../data-display/Icon/shape';

/** A page of an app with sections. */
export interface SideNavItem {
  /** Its name: one or two words. */
  label: string;
  /** Its URL. */
  href: string;
  /** Stands alone if the names are hidden. */
  icon: IconShape;
  /** The page that is open now (`aria-current="page"`). */
  isCurrent?: boolean | undefined;
  /** Opens in a new tab, with a hint. */
  isExternal?: boolean | undefined;
  /** How many things wait there. 0 shows nothing. */
  count?: number | undefined;
  /**
   * What the count means, for screen readers: "3 to send".
   * @default the count
   */
  countLabel?: string | undefined;
  /** Also shows it in the bottom bar of phones, which has room for five. */
  isInBottomBar?: boolean | undefined;
}

/** Pages that belong together. */
export interface SideNavGroup {
  /** The heading above them. The first group often has none. */
  label?: string | undefined;
  items: readonly SideNavItem[];
}

/** The highest count that has room beside an icon. */
const CORNER_LIMIT = 99;
/** The highest count that has room at the end of a row. */
const ROW_LIMIT = 999;

/** A count in the numerals of a language, shortened where it has no room: "99+". */
export function formatItemCount(count: number, place: 'row' | 'corner', locale: string): string {
  const limit = place === 'row' ? ROW_LIMIT : CORNER_LIMIT;
  const format = new Intl.NumberFormat(locale, { useGrouping: false });
  return count > limit ? `${format.format(limit)}+` : format.format(count);
}
