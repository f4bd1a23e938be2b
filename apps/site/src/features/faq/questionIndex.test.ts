import { describe, expect, it } from 'vitest';

import ar from '../../i18n/ar/faq.messages.json';
import en from '../../i18n/en/faq.messages.json';
import { questionGroups } from '../../shared/questions';
import { createQuestionIndex } from './questionIndex';

type Id = keyof typeof en;
const idsFor = (query: string, messages: Record<Id, string> = en) => [
  ...createQuestionIndex(questionGroups, (id) => String(messages[id as Id]))(query),
];
const all = questionGroups.flatMap(({ questions }) => questions.map(({ id }) => id));

describe('the search in the questions', () => {
  it.each([
    ['EQUIPMENT floor', ['equipment']],
    ['trial xyz', []],
    ['parking', []],
    ['Pílates', ['what']],
    ['pregnent', ['health']],
    ['refund', ['cancel']],
    ['money back', ['cancel']],
    ['end my subscription', ['cancel']],
    ['midwife', ['health']],
  ])('%s', (query, expected) => {
    expect(idsFor(query)).toEqual(expected);
  });

  it('finds Arabic with and without vowel signs', () => {
    expect(idsFor('اشتراكي', ar)).toContain('cancel');
    expect(idsFor('استرداد', ar)).toEqual(['cancel']);
    expect(idsFor('حصّة', ar)).toEqual(idsFor('حصة', ar));
  });
});

it('gives every question a unique id', () => {
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((id) => /^[a-z-]+$/.test(id))).toBe(true);
});
