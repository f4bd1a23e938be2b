import { expect, test } from 'vitest';

import { createSearchHandler } from './createSearchHandler';
import type { SearchEntry } from './types';

const entry = (kind: SearchEntry['kind'], title: string, text = ''): SearchEntry => ({
  kind,
  id: title,
  title,
  text,
});

const search = (
  query: string,
  ...commands: Parameters<ReturnType<typeof createSearchHandler>>[0][]
) => {
  const handleCommand = createSearchHandler();
  for (const command of commands) expect(handleCommand(command)).toBeNull();
  return handleCommand({ type: 'find', id: 7, query, limit: 5 });
};

const classes = {
  type: 'add',
  source: 'catalogue',
  entries: [entry('class', 'Slow tea'), entry('series', 'Legs')],
} as const;
const others = {
  type: 'add',
  source: 'open',
  entries: [entry('event', 'Tea'), entry('page', 'Terms', 'legs')],
} as const;

test('finds in both sources, the kind of the best match first', () => {
  const reply = search('tea', classes, others);
  expect(reply).toMatchObject({ id: 7, answer: { total: 2 } });
  expect(reply?.answer.groups.map(({ kind, ids }) => [kind, ids])).toEqual([
    ['event', ['Tea']],
    ['class', ['Slow tea']],
  ]);
});

test('puts classes before pages that match equally', () => {
  const pages = { ...others, entries: [entry('page', 'Tea')] };
  const course = { ...classes, entries: [entry('class', 'Tea')] };
  expect(search('te', course, pages)?.answer.groups.map(({ kind }) => kind)).toEqual([
    'class',
    'page',
  ]);
  const longer = { ...classes, entries: [entry('class', 'Slow green tea')] };
  const short = { ...others, entries: [entry('page', 'A tea')] };
  expect(search('tea', longer, short)?.answer.groups[0]?.kind).toBe('class');
});

test('adds a source in parts', () => {
  const more = { ...classes, entries: [entry('class', 'Green tea')] };
  expect(search('tea', classes, more)?.answer.total).toBe(2);
});

test('finds nothing of a cleared source', () => {
  const reply = search('tea', classes, others, { type: 'clear', source: 'catalogue' });
  expect(reply?.answer.groups.map(({ kind }) => kind)).toEqual(['event']);
});

test('suggests only if no source has results', () => {
  expect(search('legz', classes, others)?.answer.suggestions).toEqual([]);
  expect(search('lexx', classes, others)?.answer).toMatchObject({
    total: 0,
    suggestions: ['Legs'],
  });
});

test('finds nothing without entries', () => {
  expect(search('tea')?.answer).toEqual({ total: 0, groups: [], suggestions: [] });
});
