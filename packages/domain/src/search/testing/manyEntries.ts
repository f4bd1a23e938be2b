import type { SearchEntry } from '../types';

const moods =
  'Slow Quiet Bright Strong Gentle Steady Wild Soft Honest Patient Sunday Evening Midnight Winter Élan Über Señora Très Müde Naïve هادئة سريعة أنيقة إضافية';
const parts =
  'strength mobility breath balance shoulders ankles hamstrings spine core glutes wrists posture rhythm kettlebell ballet salsa pilates handstand stretching élévation corazón hüften القوة التوازن المرونة';
const places =
  'kitchen garden balcony rooftop hotel office morning lunchbreak travelling recovery basement corridor station harbour forêt jardín küche الصباح المساء الحديقة';
const styles = ['Strength', 'Yoga', 'Pilates', 'Mobility', 'Cardio', 'Dance', 'Breath', 'Balance'];
const people = [
  'Noor Haddad',
  'Imani Okafor',
  'Lena Vogt',
  'Camila Reyes',
  'Yuki Tanabe',
  'Inés Müller',
];
const tools = ['mat', 'dumbbells', 'kettlebell', 'resistance band', 'chair', 'blocks'];
const syllables = 'ba ke li mo nu ra se ti vo za dri plo gren shu fal wey'.split(' ');

/** Creates an invented word, always the same one for a number. */
const createWord = (number: number): string => {
  let word = '';
  for (let rest = number + 400; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length];
  }
  return word;
};

/**
 * Creates classes, always the same ones. All titles differ; some have accents, some are Arabic, and
 * one in four has a word that no other title has, as in a large catalogue.
 */
export const createManyEntries = (count: number): readonly SearchEntry[] => {
  const [mood, part, place] = [moods, parts, places].map((words) => words.split(' '));
  const pick = (list: readonly string[] | undefined, at: number): string =>
    list?.[at % list.length] ?? '';
  return Array.from({ length: count }, (_, i): SearchEntry => {
    const moodCount = mood?.length ?? 1;
    const partCount = part?.length ?? 1;
    const title = [
      pick(mood, i),
      pick(part, Math.floor(i / moodCount)),
      pick(place, Math.floor(i / moodCount / partCount)),
    ];
    if (i % 100 < 25) title.push(createWord(i));
    const text = [pick(styles, i * 7), pick(people, i * 5), pick(parts.split(' '), i * 3)];
    return {
      kind: 'class',
      id: `class-${i}`,
      title: title.join(' '),
      text: [...text, pick(tools, i * 11)].join(' · '),
    };
  });
};
