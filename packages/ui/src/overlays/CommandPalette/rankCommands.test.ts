import { describe, expect, it, test } from 'vitest';

import type { PaletteCommand } from './commands';
import { getLabelMatches, rankCommands } from './rankCommands';

const commands: readonly PaletteCommand[] = [
  { id: '1', label: 'Remember this view' },
  { id: '2', label: 'Grant a membership', keywords: 'subscription' },
  { id: '3', label: 'Members' },
  { id: '4', label: 'Mem', isDisabled: true },
  { id: '5', label: 'Stripe', group: 'Membership' },
  { id: '6', label: 'أحمد' },
];
const find = (query: string) => rankCommands(commands, query).map(({ label }) => label);

describe('rankCommands', () => {
  it('lists the best match first, and what cannot run last', () =>
    expect(find('mem')).toEqual([
      'Members',
      'Grant a membership',
      'Stripe',
      'Remember this view',
      'Mem',
    ]));

  it('finds an equal label before one that starts with it', () =>
    expect(find('members')).toEqual(['Members', 'Grant a membership', 'Stripe']));

  test.each([
    ['membership grant', ['Grant a membership']],
    ['SÚBSCRIPTION', ['Grant a membership']],
    ['احمد', ['أحمد']],
    ['grant xyz', []],
  ])('%s', (query, found) => expect(find(query)).toEqual(found));

  it('keeps the order without a query', () => expect(rankCommands(commands, ' ')).toBe(commands));
});

describe('getLabelMatches', () => {
  const mark = (label: string, query: string) =>
    getLabelMatches(label, query).map(([from, to]) => label.slice(from, to));

  test.each([
    ['Remember the members', 'mem', ['mem']],
    ['Remember', 'mem', ['mem']],
    ['Zoë Sømme', 'zoe somme', ['Zoë', 'Sømme']],
    ['Orders', 'xyz', []],
  ])('%s: %s', (label, query, marked) => expect(mark(label, query)).toEqual(marked));

  it('marks the start of a word, not its middle', () =>
    expect(getLabelMatches('Remember the members', 'mem')).toEqual([[13, 16]]));
});
