import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** `"'a' | 'b' | undefined"` → `'a' | 'b'`: the props table already marks optional props. */
export const readable = (raw: string): string =>
  raw
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\| /, '')
    .replace(/ ?\| undefined\b/, '')
    .replace(/^\((.*)\)$/, '$1');

/** Shows the members of a union in props tables, where the documentation tool says "union". */
export const withReadableTypes: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const raw = (argType.type as { raw?: string } | undefined)?.raw;
      const isVague = /^(union|unknown|signature|Array|other)/.test(
        argType.table?.type?.summary ?? 'union',
      );
      if (!raw || !isVague) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, type: { summary: readable(raw) } } }];
    }),
  );
