import { describe, expect, it } from 'vitest';

import { groupCues } from './groupCues';

const cue = (startSeconds: number, text: string, endSeconds = startSeconds + 2) => ({
  startSeconds,
  endSeconds,
  text,
});
const texts = (...args: Parameters<typeof groupCues>) =>
  groupCues(...args).map(({ chapter, paragraphs }) => [
    chapter?.title ?? null,
    paragraphs.map(({ text }) => text),
  ]);

describe('a transcript', () => {
  it('joins captions, and begins a paragraph after a pause', () => {
    const first = 'Stand tall, soften your knees and let your shoulders fall.';
    expect(texts([cue(0, first), cue(2, 'Good.'), cue(6, 'Out.')], [])).toEqual([
      [null, [`${first} Good.`, 'Out.']],
    ]);
  });

  it('continues a short paragraph after a pause, unless the pause is long', () => {
    expect(texts([cue(0, 'In.'), cue(5, 'Out.'), cue(17, 'Rest.')], [])).toEqual([
      [null, ['In. Out.', 'Rest.']],
    ]);
  });

  it('has a section for each chapter with captions, and one before the first chapter', () => {
    const chapters = [
      { title: 'Warm up', startSeconds: 2 },
      { title: 'Silence', startSeconds: 4 },
      { title: 'Rest', startSeconds: 5 },
    ];
    expect(texts([cue(0, 'Hello.'), cue(2, 'Stand.', 5), cue(5, 'Lie down.')], chapters)).toEqual([
      [null, ['Hello.']],
      ['Warm up', ['Stand.']],
      ['Rest', ['Lie down.']],
    ]);
  });

  it('ends a long paragraph with its sentence, and a very long one anywhere', () => {
    const long = 'word '.repeat(50).trim();
    const paragraphs = (second: string) =>
      texts([cue(0, long), cue(2, second), cue(4, 'Next.')], [])[0]![1]!.length;
    expect(paragraphs('goes on')).toBe(1);
    expect(paragraphs('ends here.')).toBe(2);
    expect(paragraphs('تنتهي هنا؟')).toBe(2);
    expect(
      texts(
        Array.from({ length: 6 }, (_, at) => cue(at * 2, long)),
        [],
      )[0]![1]!.length,
    ).toBe(2);
  });

  it('numbers paragraphs across chapters', () => {
    const sections = groupCues(
      [cue(0, 'A.'), cue(12, 'B.'), cue(24, 'C.')],
      [{ title: 'Two', startSeconds: 5 }],
    );
    expect(sections.flatMap(({ paragraphs }) => paragraphs.map(({ index }) => index))).toEqual([
      0, 1, 2,
    ]);
  });
});
