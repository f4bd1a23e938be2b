import { checkSources, parseEntry } from '@gschool/admin/content';
import { packLists, type PackList, type SourceEntry } from '@gschool/domain/content-pack';
import { describe, expect, it } from 'vitest';

import type { Translate } from '../../i18n/useT';
import { describeProblem } from './describeProblem';

/** The id of the message in place of its text. */
const t: Translate = (id, values) => (values?.['reason'] ? `${id} ${values['reason']}` : id);

const at = (entry: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => Object(value)[key], entry);

/** The messages of the problems of an entry, by field. */
const describeAll = (list: PackList, entry: SourceEntry) => {
  const parsed = parseEntry(list, entry, 'en');
  const problems = parsed.ok ? [] : parsed.problems;
  return Object.fromEntries(
    problems.map((problem) => [
      problem.field,
      describeProblem(problem, at(entry, problem.field), t),
    ]),
  );
};

describe('the words for a problem', () => {
  it.each(packLists)('name the next step for everything that %s need', (list) => {
    for (const message of Object.values(describeAll(list, { id: 'a' })))
      expect(message).not.toContain('problem.other');
  });

  it('tell a missing value from a wrong one', () => {
    const entry = {
      id: 'a',
      title: 'A',
      style: 'strength',
      level: 'everyone',
      durationSeconds: 'long',
      releasedAt: 'tomorrow',
      poster: 'http://example.com/a.png',
      hls: 'video/a.mp4',
      captions: [{ language: 'english!', label: '', src: 'a.srt' }],
      chapters: [{ startSeconds: -1 }],
    };
    expect(describeAll('videos', entry)).toEqual({
      durationSeconds: 'problem.durationForm',
      releasedAt: 'problem.dateForm',
      poster: 'problem.pictureForm',
      hls: 'problem.videoForm',
      'captions.0.language': 'problem.languageForm',
      'captions.0.label': 'problem.captionLabel',
      'captions.0.src': 'problem.captionForm',
      'chapters.0.title': 'problem.title',
      'chapters.0.startSeconds': 'problem.chapterStartForm',
    });
    expect(describeAll('events', { id: 'a', joinUrl: 'http://x.example' })).toMatchObject({
      joinUrl: 'problem.roomForm',
      title: 'problem.title',
    });
  });

  it('explain what is wrong between entries', () => {
    const sources = {
      styles: [{ id: 'strength', name: { ar: 'قوة' } }],
      instructors: [],
      series: [
        { id: 'one', videos: ['hinge'] },
        { id: 'two', videos: ['hinge', 'gone'] },
      ],
      videos: [
        {
          id: 'hinge',
          style: 'other',
          instructor: 'gaia',
          durationSeconds: 60,
          chapters: [{ startSeconds: 0 }, { startSeconds: 0 }, { startSeconds: 90 }],
        },
      ],
      events: [],
    };
    const found = checkSources(sources, 'en').map(
      (problem) => `${problem.id} ${problem.field}: ${describeProblem(problem, 'x', t)}`,
    );
    expect(found.toSorted()).toEqual([
      'hinge chapters.1: problem.chapterOrder',
      'hinge chapters.2: problem.chapterAfterEnd',
      'hinge instructor: problem.unknownInstructor',
      'hinge style: problem.unknownStyle',
      'strength name: problem.originalMissing',
      'two videos: problem.classInSeries',
      'two videos: problem.unknownClass',
    ]);
  });

  it('repeat a rule that this version does not know', () => {
    expect(describeProblem({ field: 'color', reason: 'unknown field' }, 'red', t)).toBe(
      'problem.other unknown field',
    );
  });
});
