import { expect, it } from 'vitest';

import { readable } from './readableTypes';

it.each([
  ["'raised' | 'sunken' | undefined", "'raised' | 'sunken'"],
  ["\n    | 'a'\n    | 'b'\n    | undefined", "'a' | 'b'"],
  ['((file: File) => void) | undefined', '(file: File) => void'],
  ['readonly TabItem[]', 'readonly TabItem[]'],
])('%j reads %j', (raw, text) => expect(readable(raw)).toBe(text));
