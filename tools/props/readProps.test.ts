import { join } from 'node:path';

import { beforeAll, expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { readProps, withoutUndefined, type WrittenProps } from './readProps';

const read = async (file: string, name: string): Promise<WrittenProps> =>
  (await readProps(join(repositoryRoot, 'packages/ui/src', file))).get(name) ?? {};

it.each([
  ["'raised' | 'sunken' | undefined", "'raised' | 'sunken'"],
  ["\n    | 'a'\n    | 'b'\n    | undefined", "'a' | 'b'"],
  ['((file: File) => void) | undefined', '(file: File) => void'],
  ['readonly TabItem[]', 'readonly TabItem[]'],
])('%j reads %j', (text, readable) => expect(withoutUndefined(text)).toBe(readable));

let button: WrittenProps;
let header: WrittenProps;
beforeAll(async () => {
  button = await read('actions/Button/Button.tsx', 'Button');
  header = await read('navigation/Header/Header.tsx', 'Header');
});

it('reads an intersection with the variants of a component', () => {
  expect(button['isLoading']).toEqual({ kind: 'boolean', type: 'boolean' });
  expect(button['href']).toEqual({ kind: 'text', type: 'string' });
  expect(button['size']).toMatchObject({ kind: 'enum', options: ['small', 'medium', 'large'] });
  expect(button['children']?.kind).toBe('node');
});

it('follows types into other files', async () => {
  expect(header['menu']).toMatchObject({ kind: 'array', type: 'readonly NavItem[]' });
  expect(header['menu']?.shape).toContain('interface NavItem {');
  expect(header['menu']?.shape).toContain('href?: string;');
  const stack = await read('layout/Stack/Stack.tsx', 'Stack');
  expect(stack['space']).toMatchObject({ kind: 'enum' });
  expect(stack['space']?.options).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24]);
});

it('reads callbacks', async () =>
  expect(await read('feedback/Alert/Alert.tsx', 'Alert')).toMatchObject({
    onDismiss: { kind: 'function', type: '() => void' },
  }));
