import { describe, expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { findCopyErrors, readCopyFiles, getVisibleText } from './copyRules';

const catalog = (text: string, file = 'apps/site/src/i18n/en/a.messages.json') =>
  findCopyErrors({ file, text: JSON.stringify({ 'a.one': text }, null, 2) });

describe('the rules of the copy', () => {
  it.each([
    'Enter your e-mail address.',
    'One mail to open',
    'The events did not arrive',
    'Go on',
    'The goods in it',
    'Your favourite classes',
    'It renews by itself.',
    'You are signed out and cannot play it.',
    "Don't do that",
    'Well done!',
    '{count, plural, one {# film} other {# films}}',
  ])('refuse %j', (text) => {
    expect(catalog(text)).not.toEqual([]);
  });

  it.each([
    'Check your email.',
    'We couldn’t load the events. Try again.',
    'Continue',
    'Sign-in was cancelled. Please try again.',
    '{count, plural, one {# product} other {# products}}',
    '{mail, select, yes {On} other {Off}}',
  ])('accept %j', (text) => {
    expect(catalog(text)).toEqual([]);
  });

  it.each(['لم تستجب خدمتنا.', 'افرشي البساط', 'مكانك محفوظ', 'هل تريدين ذلك?'])(
    'refuse the Arabic %j',
    (text) => {
      expect(catalog(text, 'apps/site/src/i18n/ar/a.messages.json')).not.toEqual([]);
    },
  );

  it('name the line of a message', () => {
    const text = '{\n  "a": "Fine",\n  "b": "Go on"\n}';
    expect(findCopyErrors({ file: 'apps/shop/src/i18n/en/b.messages.json', text })).toEqual([
      expect.objectContaining({ line: 3, reason: expect.stringContaining('docs/voice.md') }),
    ]);
  });

  it('read the strings of a messages.ts, but neither its comments nor its code', () => {
    const text = [
      '/** Goods that go on. */',
      'export const messages = {',
      "  goOn: 'Continue',",
      '  of: (name: string) => `Go on with ${name}`,',
      '};',
    ].join('\n');
    expect(findCopyErrors({ file: 'packages/ui/src/A/messages.ts', text })).toEqual([
      expect.objectContaining({ line: 4 }),
    ]);
  });

  it('check the text of a message without its arguments', () => {
    expect(
      getVisibleText('{count, plural, =0 {No bag} one {# item} other {# items}} of {goods}'),
    ).toBe('No bag # item # items of');
  });

  it('find the catalogs of both apps and the components, in both languages', () => {
    const files = readCopyFiles(repositoryRoot).map(({ file }) => file);
    for (const part of [
      'apps/site/src/i18n/ar/',
      'apps/shop/src/i18n/en/',
      '/messages.ts',
      'messages/ar/',
    ]) {
      expect(files.some((file) => file.includes(part))).toBe(true);
    }
  });
});
