import { createElement } from 'react';
import { describe, expect, it } from 'vitest';

import { withWrittenTypes } from './controls';
import type { WrittenProp } from '../../tools/props/readProps';

type Context = Parameters<typeof withWrittenTypes>[0];

function enhance(
  prop: WrittenProp | undefined,
  value?: unknown,
  own: object = {},
  required = false,
  isArgsStory = true,
) {
  const component = { __writtenProps: prop ? { it: prop } : {} };
  const argTypes = { it: { name: 'it', type: { name: 'other', value: '', required }, ...own } };
  const parameters = { __isArgsStory: isArgsStory };
  const context = { argTypes, component, initialArgs: { it: value }, parameters };
  return withWrittenTypes(context as never as Context)['it']!;
}

describe('the control', () => {
  it.each([
    ['boolean', { type: 'boolean', kind: 'boolean' }, undefined, 'boolean'],
    ['text', { type: 'string', kind: 'text' }, undefined, 'text'],
    ['number', { type: 'number', kind: 'number' }, undefined, 'number'],
    ['a node that is text', { type: 'ReactNode', kind: 'node' }, 'Play', 'text'],
    ['a list', { type: 'readonly string[]', kind: 'array' }, ['a'], 'object'],
    ['text that is a number here', { type: 'string | number', kind: 'mixed' }, 3, 'number'],
  ] as const)('%s', (_, prop, value, type) =>
    expect(enhance(prop, value).control).toEqual({ type }),
  );

  it.each([
    ['an element', { type: 'ReactNode', kind: 'node' }, createElement('b')],
    ['a list with a callback', { type: 'readonly X[]', kind: 'array' }, [{ onSelect: () => {} }]],
    ['an element without a documented type', undefined, [createElement('b')]],
  ] as const)('%s cannot be edited', (_, prop, value) =>
    expect(enhance(prop, value).control).toBe(false),
  );

  it('offers the values of a union', () => {
    const prop = { type: "'a' | 'b'", kind: 'enum', options: ['a', 'b'] } as const;
    expect(enhance(prop)).toMatchObject({ control: { type: 'radio' }, options: ['a', 'b'] });
  });

  it('offers the icons by their names', () => {
    const { options, mapping } = enhance({ type: 'IconShape', kind: 'object' });
    expect(options).toContain('play');
    expect(mapping).toHaveProperty('play.path');
  });

  it('removes an optional callback, or logs its calls', () => {
    const { control, options, mapping } = enhance({ type: '() => void', kind: 'function' });
    expect(control).toEqual({ type: 'inline-radio' });
    expect(options).toEqual(['none', 'logs its calls']);
    expect(mapping).toEqual({ none: undefined, 'logs its calls': expect.any(Function) });
  });

  it('leaves a required callback alone', () =>
    expect(enhance({ type: '() => void', kind: 'function' }, undefined, {}, true).control).toBe(
      false,
    ));

  it('is missing in a story that does not use its args', () => {
    const row = enhance({ type: 'string', kind: 'text' }, undefined, {}, false, false);
    expect(row.control).toBeUndefined();
    expect(row.table?.type?.summary).toBe('string');
  });

  it('stays as the story’s file sets it', () =>
    expect(enhance({ type: 'string', kind: 'text' }, undefined, { control: 'color' }).control).toBe(
      'color',
    ));
});

it('shows the type as written, and the shape of what it names', () => {
  const shape = 'interface NavItem { label: string }';
  expect(enhance({ type: 'readonly NavItem[]', kind: 'array', shape }).table?.type).toEqual({
    summary: 'readonly NavItem[]',
    detail: shape,
  });
});
