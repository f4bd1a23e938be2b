import { describe, expect, it } from 'vitest';

import { joinRolledUpCues, toLines } from './joinRolledUpCues';

/** The length of a caption in seconds, and its text. */
type Timed = readonly [seconds: number, text: string];

/** Captions one after another. */
const cues = (...list: Timed[]) => {
  let at = 0;
  return list.map(([seconds, text]) => {
    const startSeconds = at;
    at += seconds;
    return { startSeconds, endSeconds: at, lines: toLines(text) };
  });
};
const texts = (...list: Timed[]) => joinRolledUpCues(cues(...list)).map(({ text }) => text);

const near = (seconds: number): unknown => expect.closeTo(seconds);

describe('captions that roll up', () => {
  it('have each line once, as automatic captions write them', () => {
    const automatic = cues(
      [2.7, ' \nwelcome to the class'],
      [0.01, 'welcome to the class\n '],
      [2.82, 'welcome to the class\ntoday we stretch'],
      [0.01, 'today we stretch\n '],
      [2.99, 'today we stretch\nand then rest'],
    );
    expect(joinRolledUpCues(automatic)).toEqual([
      { startSeconds: 0, endSeconds: near(2.71), text: 'welcome to the class' },
      { startSeconds: near(2.71), endSeconds: near(5.54), text: 'today we stretch' },
      { startSeconds: near(5.54), endSeconds: near(8.53), text: 'and then rest' },
    ]);
  });

  it('have each line once, as a broadcast of three lines writes them', () => {
    expect(texts([2, 'A'], [2, 'A\nB'], [2, 'A\nB\nC'], [2, 'B\nC\nD'], [2, 'C\nD\nE'])).toEqual([
      'A',
      'B',
      'C',
      'D',
      'E',
    ]);
  });

  it('have each word once if a line grows', () => {
    expect(texts([1, 'Stand'], [1, 'Stand tall'], [1, 'Stand tall\nand breathe'])).toEqual([
      'Stand',
      'tall',
      'and breathe',
    ]);
  });

  it('keep a line that is said twice', () => {
    expect(texts([2, 'In.'], [2, 'In.\nOut.'], [2, 'Out.\nOut.'], [2, 'Out.\nRest.'])).toEqual([
      'In.',
      'Out.',
      'Out.',
      'Rest.',
    ]);
  });

  it('begin anew after a pause', () => {
    const [a, b, c, d] = cues([2, 'A'], [2, 'A\nB'], [2, 'B\nC'], [2, 'C\nD']);
    const later = { ...d!, startSeconds: 60, endSeconds: 62 };
    expect(joinRolledUpCues([a!, b!, c!, later]).map(({ text }) => text)).toEqual([
      'A',
      'B',
      'C',
      'C D',
    ]);
  });
});

describe('captions that do not roll up', () => {
  it.each([
    ['a refrain', ['In.', 'Out.', 'In.', 'Out.']],
    ['the same four times', ['Om', 'Om', 'Om', 'Om']],
    ['two that are alike', ['In.', 'In.\nAnd out.', 'Good.', 'Rest.']],
    ['the beginning of a word', ['In', 'Inhale', 'Inhaled', 'Rest']],
  ])('stay as they are: %s', (_name, list) => {
    const joined = texts(...list.map((text): Timed => [2, text]));
    expect(joined).toEqual(list.map((text) => text.replace('\n', ' ')));
  });
});
