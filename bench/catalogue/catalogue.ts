import type { ClassCard, LibraryState } from '@gschool/domain';

const styles = ['strength', 'yoga', 'pilates', 'mobility', 'cardio', 'dance', 'breath', 'balance'];
const levels = ['everyone', 'beginner', 'intermediate', 'advanced'] as const;
const tools = ['mat', 'dumbbells', 'kettlebell', 'band', 'chair', 'blocks', 'wall'];
const bodies = ['hips', 'core', 'back', 'legs', 'shoulders', 'wrists'];

/** Picks by number, so that the classes are the same in every run. */
const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** Two different items. */
const pickTwo = (list: readonly string[], number: number): readonly string[] => [
  pick(list, number),
  pick(list, number + 1),
];

/** Creates classes with 8 styles, 12 instructors and 200 series. */
export const createClasses = (count: number): readonly ClassCard[] =>
  Array.from({ length: count }, (_, i): ClassCard => {
    const hash = Math.imul(i + 1, 2_654_435_761) >>> 0;
    const style = pick(styles, hash);
    const person = (hash >>> 3) % 12;
    return {
      id: `class-${i}`,
      title: `${pick(['Slow', 'Bright', 'Über', 'Steady', 'Honest'], hash >>> 5)} ${style} ${i}`,
      styleId: style,
      styleName: style,
      level: pick(levels, hash >>> 7),
      durationSeconds: 300 + ((hash >>> 9) % 56) * 60,
      poster: '',
      releasedAt: new Date(Date.UTC(2026, 10, 1) - i * 7_200_000).toISOString(),
      instructorId: `person-${person}`,
      instructorName: `Person ${person}`,
      seriesId: hash % 3 === 0 ? `series-${(hash >>> 4) % 200}` : null,
      equipment: hash % 4 === 0 ? [] : pickTwo(tools, hash >>> 11),
      focus: pickTwo(bodies, hash >>> 6),
      phases: [],
      collections: [],
      isPublic: false,
      hasVideo: true,
    };
  });

/** Positions in every twentieth class, every second one completed. */
export const watchedPositions = (classes: readonly ClassCard[]): LibraryState['positions'] =>
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
