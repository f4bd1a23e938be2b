import type { ClassCard, LibraryState } from '@gschool/domain';

const styles = ['strength', 'yoga', 'pilates', 'mobility', 'cardio', 'dance', 'breath', 'balance'];
const levels = ['everyone', 'beginner', 'intermediate', 'advanced'] as const;
const tools = ['mat', 'dumbbells', 'kettlebell', 'band', 'chair', 'blocks', 'wall'];
const bodies = ['hips', 'core', 'back', 'legs', 'shoulders', 'wrists'];

/** Always the same; neighbours differ in everything, and no facet follows from another. */
const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** Neighbours in the list, so never one twice. */
const twoOf = (list: readonly string[], number: number): readonly string[] => [
  pick(list, number),
  pick(list, number + 1),
];

/** As many classes as are asked for: 8 styles, 12 people, 200 series, one released every two hours. */
export const manyClasses = (count: number): readonly ClassCard[] =>
  Array.from({ length: count }, (_, i): ClassCard => {
    const dice = Math.imul(i + 1, 2_654_435_761) >>> 0;
    const style = pick(styles, dice);
    const person = (dice >>> 3) % 12;
    return {
      id: `class-${i}`,
      title: `${pick(['Slow', 'Bright', 'Über', 'Steady', 'Honest'], dice >>> 5)} ${style} ${i}`,
      styleId: style,
      styleName: style,
      level: pick(levels, dice >>> 7),
      durationSeconds: 300 + ((dice >>> 9) % 56) * 60,
      poster: '',
      releasedAt: new Date(Date.UTC(2026, 10, 1) - i * 7_200_000).toISOString(),
      instructorId: `person-${person}`,
      instructorName: `Person ${person}`,
      seriesId: dice % 3 === 0 ? `series-${(dice >>> 4) % 200}` : null,
      equipment: dice % 4 === 0 ? [] : twoOf(tools, dice >>> 11),
      focus: twoOf(bodies, dice >>> 6),
      phases: [],
      collections: [],
      isPublic: false,
      hasVideo: true,
    };
  });

/** What a member of two years has watched: every twentieth class, each second one to its end. */
export const watchedOf = (classes: readonly ClassCard[]): LibraryState['positions'] =>
  classes
    .filter((_, i) => i % 20 === 0)
    .map(({ id, durationSeconds }, i) => ({
      videoId: id,
      position: 120,
      duration: durationSeconds,
      completed: i % 2 === 0,
      hidden: false,
      at: '2026-11-20T10:00:00.000Z',
    }));
