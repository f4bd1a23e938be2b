import { levels } from './levels';
import type { ClassCard, Id, Level } from './types';

/** Facts about several classes together. */
export interface ClassesSummary {
  count: number;
  /** Total seconds of all classes. */
  totalSeconds: number;
  /** Seconds of the shortest and of the longest; 0 without classes. */
  shortestSeconds: number;
  longestSeconds: number;
  /** From the easiest to the hardest; only levels that occur. */
  levels: readonly { level: Level; count: number }[];
  /** The most frequent first. */
  styles: readonly { id: string; name: string; count: number }[];
  /** The most frequent first. */
  instructors: readonly { id: Id; name: string; count: number }[];
  /** All equipment of the classes, the most frequent first. */
  equipment: readonly string[];
}

interface Counted {
  id: string;
  name: string;
  count: number;
}

/** Counts pairs of id and name, the most frequent first. Equal counts stay in their order. */
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
