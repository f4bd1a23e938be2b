import '../../i18n/en/entry.messages.json';

import type { MessageId, Translate } from '../../i18n/useT';
import { parseFieldPath } from './fieldPath';

/** What to do about a field without a value, by field. */
const missing: Readonly<Record<string, MessageId>> = {
  title: 'problem.title',
  name: 'problem.name',
  style: 'problem.style',
  level: 'problem.level',
  durationSeconds: 'problem.duration',
  durationMinutes: 'problem.duration',
  releasedAt: 'problem.releasedAt',
  startsAt: 'problem.startsAt',
  poster: 'problem.picture',
  portrait: 'problem.picture',
  videos: 'problem.classes',
  startSeconds: 'problem.chapterStart',
  language: 'problem.captionLanguage',
  label: 'problem.captionLabel',
  src: 'problem.captionFile',
  hls: 'problem.video',
};

/** What to do about a value that is wrong, by field. */
const wrong: Readonly<Record<string, MessageId>> = {
  durationSeconds: 'problem.durationForm',
  durationMinutes: 'problem.minutes',
  startSeconds: 'problem.chapterStartForm',
  releasedAt: 'problem.dateForm',
  startsAt: 'problem.dateForm',
  poster: 'problem.pictureForm',
  portrait: 'problem.pictureForm',
  hls: 'problem.videoForm',
  src: 'problem.captionForm',
  joinUrl: 'problem.roomForm',
  language: 'problem.languageForm',
  id: 'problem.idForm',
};

/** The reasons of the pack's check that say more than that a value is wrong. */
const reasons: readonly (readonly [RegExp, MessageId])[] = [
  [/half of a character/, 'problem.halfCharacter'],
  [/is already in/, 'problem.classInSeries'],
  [/starts after the end/, 'problem.chapterAfterEnd'],
  [/does not start after the chapter/, 'problem.chapterOrder'],
  [/unknown style/, 'problem.unknownStyle'],
  [/unknown instructor/, 'problem.unknownInstructor'],
  [/unknown class/, 'problem.unknownClass'],
  [/has no text in/, 'problem.originalMissing'],
  [/duplicate of/, 'problem.duplicateId'],
  [/too big|too_big|at most/i, 'problem.tooLong'],
];

/** Whether a field has nothing in it. */
const isMissing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every((one) => one === ''));

/**
 * What is wrong with a field in the reader's language, with the next step. `value` is the value of
 * the field; `reason` is the rule the way the check of a pack says it, in English. It is repeated
 * only if this version does not know it.
 */
export function describeProblem(
  { field: path, reason }: { field: string; reason: string },
  value: unknown,
  t: Translate,
): string {
  const { field, rowField } = parseFieldPath(path);
  const name = rowField ?? field;
  const [, known] = reasons.find(([pattern]) => pattern.test(reason)) ?? [];
  if (known !== undefined) return t(known);
  const id = (isMissing(value) ? missing[name] : undefined) ?? wrong[name] ?? missing[name];
  return id === undefined ? t('problem.other', { reason }) : t(id);
}
