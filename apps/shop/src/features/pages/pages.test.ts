import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { questionGroups } from '../../content/pages/faq';
import { privacy } from '../../content/pages/privacy';
import { terms } from '../../content/pages/terms';
import { pages } from '../../routes';
import { toMailtoUrl } from './mailtoUrl';
import { filterQuestions } from './filterQuestions';

const questions = questionGroups.flatMap((group) => group.questions);
const found = (query: string) =>
  filterQuestions(questionGroups, query).flatMap((group) => group.questions.map(({ id }) => id));

describe('the questions', () => {
  it('have unique ids and valid links', () => {
    const ids = [...questions, ...questionGroups].map(({ id }) => id);
    expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    const parts = [
      ...terms.sections,
      ...privacy({ hasNewsletter: false, isPaymentOn: true }).sections,
    ];
    for (const { link } of questions) {
      if (!link) continue;
      expect([link.href, pages.hasPage(link.href)]).toEqual([link.href, true]);
      const part = link.href.split('#')[1];
      if (part) expect(parts.map(({ id }) => id)).toContain(part);
    }
  });

  it.each([
    ['', questions.map(({ id }) => id)],
    ['CONFIRMATION tracking', ['where-is-my-order']],
    ['sóftener', ['washing']],
    ['softener card', []],
  ])('match all words and ignore case and accents: %s', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });
});

describe('the legal documents', () => {
  it('have unique section ids', () => {
    for (const { sections } of [terms, privacy({ hasNewsletter: true, isPaymentOn: false })]) {
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    }
  });

  it('describe payment and newsletter as configured', () => {
    const text = (is: Parameters<typeof privacy>[0]) => JSON.stringify(privacy(is));
    expect(text({ hasNewsletter: false, isPaymentOn: false })).toMatch(
      /stores nothing.*|takes no payments/,
    );
    expect(text({ hasNewsletter: true, isPaymentOn: true })).not.toMatch(
      /stores nothing|no payments/,
    );
  });
});

describe('the mailto URL', () => {
  it('encodes line breaks as CRLF', () => {
    expect(
      toMailtoUrl({ to: 'hello@gschool.example', subject: 'Order & size', body: 'One\nTwo' }),
    ).toBe('mailto:hello@gschool.example?subject=Order%20%26%20size&body=One%0D%0ATwo');
  });

  it('keeps any subject and body', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .map((one) => one.replace(/[\r\n]/g, ' '));
    fc.assert(
      fc.property(text, text, (subject, body) => {
        const url = new URL(toMailtoUrl({ to: 'a+b@c.example', subject, body }));
        const read = (name: string) =>
          decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(url.search)?.[1] ?? '');
        expect([read('subject'), read('body')]).toEqual([subject, body]);
      }),
    );
  });
});
