import type { Finding } from './findings';
import type { TabStopInfo } from './inPage/tabStops';

/** A tab stop with data from the accessibility tree and from screenshots. */
export interface TabStop extends TabStopInfo {
  role: string;
  name: string;
  /** Whether the screenshots with and without focus differ; undefined if it was not checked. */
  changesScreenshot?: boolean | undefined;
}

/** Roles that do not describe the purpose of a tab stop. */
const rolesWithoutMeaning = new Set([
  '',
  'none',
  'generic',
  'presentation',
  'StaticText',
  'GenericContainer',
]);

/** The findings about one tab stop. */
export function checkTabStop(stop: TabStop): Finding[] {
  const { about, role, name } = stop;
  const found: Finding[] = [];
  if (!stop.isScroller) {
    if (rolesWithoutMeaning.has(role)) found.push({ check: 'name', about: `${about} has no role` });
    else if (!name.trim()) found.push({ check: 'name', about: `${about} (${role}) has no name` });
  }
  if (!stop.hasFocusOutline && stop.changesScreenshot === false) {
    found.push({ check: 'indicator', about: `${about} looks the same with the focus` });
  }
  if (!stop.isOnScreen)
    found.push({ check: 'covered', about: `${about} is outside of the screen` });
  else if (stop.coveredBy) {
    found.push({ check: 'covered', about: `${about} is under ${stop.coveredBy}` });
  }
  if (stop.hasPositiveTabindex)
    found.push({ check: 'order', about: `${about} has a positive tabindex` });
  if (stop.isOutOfOrder) {
    found.push({ check: 'order', about: `${about} comes after what follows it in the document` });
  }
  return found;
}

/**
 * Whether Shift+Tab went through the stops in reverse order. Stops that occur in only one direction
 * (another radio button in the group, a menu that closed) do not count.
 *
 * @param forward ids of the stops in the order of Tab
 * @param back ids in the order of Shift+Tab
 */
export function isReverseOrder(forward: readonly number[], back: readonly number[]): boolean {
  const shared = back.filter((id) => forward.includes(id)).toReversed();
  const expected = forward.filter((id) => shared.includes(id));
  return shared.every((id, index) => id === expected[index]);
}
