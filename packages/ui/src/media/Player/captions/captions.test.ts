import { describe, expect, it } from 'vitest';

import { findCaptions, identifyCaptions } from './captions';

type Named = readonly [language: string, label: string];

const identify = (...list: Named[]) =>
  identifyCaptions(list.map(([language, label], at) => ({ language, label, src: `${at}.vtt` })));

describe('captions', () => {
  it('have an identity each, also with one language and one label', () => {
    const list = identify(
      ['en', 'English'],
      ['en', 'English (SDH)'],
      ['en', 'English'],
      ['ar', 'English'],
    );
    expect(list.map(({ id, label }) => [id, label])).toEqual([
      ['en English', 'English'],
      ['en English (SDH)', 'English (SDH)'],
      ['en English 2', 'English 2'],
      ['ar English', 'English'],
    ]);
  });

  it('are found in every language of the page', () => {
    const arabic = identifyCaptions([
      { language: 'en', name: 'English (SDH)', label: 'الإنجليزية مع الأصوات', src: '0.vtt' },
      { language: 'en', name: 'English', label: 'الإنجليزية', src: '1.vtt' },
    ]);
    expect(findCaptions(arabic, 'en English')?.src).toBe('1.vtt');
  });

  it.each<[choice: string, expected: string | undefined, list: Named[]]>([
    [
      'en',
      '0.vtt',
      [
        ['en', 'English'],
        ['en', 'English (SDH)'],
      ],
    ],
    [
      'en English (SDH)',
      '1.vtt',
      [
        ['en', 'English'],
        ['en', 'English (SDH)'],
      ],
    ],
    [
      'en English 2',
      '1.vtt',
      [
        ['en', 'English'],
        ['en', 'English'],
      ],
    ],
    // The next class has other tracks.
    [
      'en English (SDH)',
      '0.vtt',
      [
        ['en', 'English'],
        ['ar', 'العربية'],
      ],
    ],
    [
      'en English (SDH)',
      '2.vtt',
      [
        ['ar', 'العربية'],
        ['en-US', 'English'],
        ['en-US', 'English (SDH)'],
      ],
    ],
    [
      'zh-Hant 繁體中文',
      '1.vtt',
      [
        ['zh-Hans', '简体中文'],
        ['zh-Hant', '繁體中文'],
        ['en', 'English'],
      ],
    ],
    [
      'zh-TW',
      '1.vtt',
      [
        ['zh-Hans', '简体中文'],
        ['zh-Hant', '繁體中文'],
      ],
    ],
    [
      'zh-CN',
      '0.vtt',
      [
        ['zh-Hans', '简体中文'],
        ['zh-Hant', '繁體中文'],
      ],
    ],
    [
      'pt-PT Português',
      '1.vtt',
      [
        ['pt-BR', 'Português'],
        ['pt-PT', 'Português'],
      ],
    ],
    [
      'pt-BR Português',
      '0.vtt',
      [
        ['pt-PT', 'Português'],
        ['en', 'English'],
      ],
    ],
    [
      'ar-u-nu-latn',
      '1.vtt',
      [
        ['en', 'English'],
        ['ar-EG', 'العربية'],
      ],
    ],
    ['EN', '0.vtt', [['en', 'English']]],
    ['fr Français', undefined, [['en', 'English']]],
    ['en', undefined, []],
  ])('for the choice “%s” are %s', (choice, expected, list) => {
    expect(findCaptions(identify(...list), choice)?.src).toBe(expected);
  });
});
