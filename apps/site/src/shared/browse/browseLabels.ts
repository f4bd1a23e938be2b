import type { ClassesSummary } from '@gschool/domain';

import type { Translate } from '../../i18n/useT';
import { durationLabel, levelLabel } from '../classLabels';

/** `Beginner`, `Beginner to Advanced`. "Everyone" is shown only if there is no other level. */
export function levelsLabel(levels: ClassesSummary['levels'], t: Translate): string {
  const known = levels.filter(({ level }) => level !== 'everyone');
  const [from, to] = [known[0], known.at(-1)];
  if (!from || !to) return levelLabel('everyone', t);
  return from.level === to.level
    ? levelLabel(from.level, t)
    : t('browse.levels', { from: levelLabel(from.level, t), to: levelLabel(to.level, t) });
}

/** `5 min to 1 h 10 min`, or one length if all classes have the same length. */
export function lengthsLabel(summary: ClassesSummary, t: Translate): string {
  const from = durationLabel(summary.shortestSeconds, t);
  const to = durationLabel(summary.longestSeconds, t);
  return from === to ? from : t('browse.lengths', { from, to });
}
