import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';

import { lengthen } from './pseudo';

const translate = (text: string, values: Record<string, string | number> = {}) => {
  const messages = lengthen({ text: compileMessageOrThrow(text) });
  return setupI18n({ locale: 'en-XA', messages: { 'en-XA': messages } })._('text', values);
};

describe('the pseudo language', () => {
  it.each(['Save', 'Kept on this device', 'We could not reach the server. Please try again.'])(
    'makes "%s" at least 40% longer, in brackets',
    (text) => {
      const long = translate(text);
      expect(long.length).toBeGreaterThanOrEqual(Math.ceil(text.length * 1.4));
      expect(long.startsWith('[')).toBe(true);
      expect(long.endsWith(']')).toBe(true);
      expect(long).not.toContain(text);
    },
  );

  it('does not change values and numbers', () => {
    expect(translate('{n, plural, one {# class} other {# classes}}', { n: 1234 })).toContain(
      '1,234',
    );
    expect(translate('Hello {name}', { name: 'Mira' })).toContain('Mira');
    expect(translate('{n} / {all}', { n: 2, all: 3 })).toBe('2 / 3');
  });

  it('lengthens the messages of components, also in groups and with values', () => {
    const messages = lengthen({ close: 'Close', group: { left: (n: number) => `${n} left` } });
    expect(messages.close).toMatch(/^\[Çļöšé .+\]$/);
    expect(messages.group.left(3)).toMatch(/^\[3 ļéƒť .+\]$/);
  });
});
