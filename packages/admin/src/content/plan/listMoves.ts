import type { PlannedMove } from '../types';
import type { Difference } from './listPages';
import { listPositionChanges } from './listPositions';
import { listSiteLists, type ListScope, type SiteList } from './siteLists';
import { sitePaths } from './sitePaths';

/**
 * The pages of styles, instructors and series whose lists may differ: those of the edited entries,
 * of the classes with another card, and of the series with such a class.
 */
const findScope = (
  { before, after, changedIds }: Difference,
  changedClasses: ReadonlySet<string>,
): ListScope => {
  const styles = new Set(changedIds.styles);
  const instructors = new Set(changedIds.instructors);
  const series = new Set(changedIds.series);
  for (const { catalogue } of [before, after]) {
    const byId = new Map(catalogue.classes.map((card) => [card.id, card]));
    const touched = new Set(changedClasses);
    for (const one of catalogue.series) {
      if (!series.has(one.id) && !one.classIds.some((id) => changedClasses.has(id))) continue;
      series.add(one.id);
      for (const id of one.classIds) touched.add(id);
    }
    for (const id of touched) {
      const card = byId.get(id);
      if (!card) continue;
      styles.add(card.styleId);
      if (card.instructorId !== null) instructors.add(card.instructorId);
    }
  }
  return { styles, instructors, series };
};

const byKey = (lists: readonly SiteList[]): ReadonlyMap<string, SiteList> =>
  new Map(lists.map((list) => [`${list.page} ${list.list}`, list]));

/** A card that was not edited and only shifts by one place is left out. */
const isListed = ({ isDirect, from, to }: PlannedMove): boolean =>
  isDirect || from === null || to === null || Math.abs(from - to) > 1;

/**
 * The cards that appear in, move in or leave the lists of the site. Those of edited entries come
 * first, and those on the pages of edited series.
 *
 * @param changedClasses the classes with another card
 * @param now epoch milliseconds
 */
export const listMoves = (
  difference: Difference,
  changedClasses: ReadonlySet<string>,
  now: number,
): readonly PlannedMove[] => {
  const { before, after, shownBefore, shownAfter, changedIds } = difference;
  const scope = findScope(difference, changedClasses);
  const listsBefore = byKey(listSiteLists(before, scope, now));
  const listsAfter = byKey(listSiteLists(after, scope, now));
  const editedPages = new Set([...changedIds.series].map(sitePaths.series));
  const keys = [...new Set([...listsAfter.keys(), ...listsBefore.keys()])];
  const moves = keys.flatMap((key) => {
    const old = listsBefore.get(key);
    const next = listsAfter.get(key);
    const { page, list, kind } = (next ?? old) as SiteList;
    const edited = changedIds[kind];
    return listPositionChanges(old?.ids ?? [], next?.ids ?? [], edited).map(
      ({ id, ...positions }): PlannedMove => {
        const shown = shownAfter[kind].get(id) ?? shownBefore[kind].get(id);
        const isDirect = edited.has(id) || editedPages.has(page);
        return { page, list, kind, id, title: shown?.card.title ?? id, isDirect, ...positions };
      },
    );
  });
  const listed = moves.filter(isListed);
  return [...listed.filter((one) => one.isDirect), ...listed.filter((one) => !one.isDirect)];
};
