import { levels } from './levels';
import type { ClassCard, Id, Level } from './types';

/** Facts about several classes together. */
export interface ClassesSummary {
  count: number;
  /** The total length of all classes, in seconds. */
  totalSeconds: number;
  /** The length of the shortest class and of the longest class, in seconds; 0 without classes. */
  shortestSeconds: number;
  longestSeconds: number;
  /** The levels from the easiest to the hardest. Only levels that occur are listed. */
  levels: readonly { level: Level; count: number }[];
  /** The styles, most frequent first. */
  styles: readonly { id: string; name: string; count: number }[];
  /** The instructors, most frequent first. */
  instructors: readonly { id: Id; name: string; count: number }[];
  /** All equipment of the classes, most frequent first. */
  equipment: readonly string[];
}

interface Counted {
  id: string;
  name: string;
  count: number;
}

/** Counts pairs of id and name, most frequent first. Pairs with the same count stay in order. */
const countByFrequency = (
  pairs: readonly (readonly [id: string, name: string])[],
): readonly Counted[] => {
  const found = new Map<string, Counted>();
  for (const [id, name] of pairs) {
    const known = found.get(id);
    if (known) known.count += 1;
    else found.set(id, { id, name, count: 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
};

/** Summarizes the classes of a series, a style or an instructor. */
export const summarizeClasses = (classes: readonly ClassCard[]): ClassesSummary => {
  const lengths = classes.map(({ durationSeconds }) => durationSeconds);
  return {
    count: classes.length,
    totalSeconds: lengths.reduce((sum, seconds) => sum + seconds, 0),
    shortestSeconds: lengths.reduce((a, b) => Math.min(a, b), lengths[0] ?? 0),
    longestSeconds: lengths.reduce((a, b) => Math.max(a, b), 0),
    levels: levels
      .map((level) => ({
        level,
        count: classes.filter((card) => card.level === level).length,
      }))
      .filter((entry) => entry.count > 0),
    styles: countByFrequency(classes.map((card) => [card.styleId, card.styleName])),
    instructors: countByFrequency(
      classes.flatMap(({ instructorId: id, instructorName: name }) =>
        id === null ? [] : [[id, name ?? id] as const],
      ),
    ),
    equipment: countByFrequency(
      classes.flatMap((card) => [...new Set(card.equipment)].map((name) => [name, name] as const)),
    ).map(({ name }) => name),
  };
};
