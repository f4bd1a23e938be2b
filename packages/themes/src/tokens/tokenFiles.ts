import { registry, type ThemeName } from '../registry';
import { designTokens, type TokenGroup } from './designTokens';
import type { DesignToken } from './values';

const schemes = ['light', 'dark'] as const;

const isToken = (node: unknown): node is DesignToken =>
  typeof node === 'object' && node !== null && '$value' in node;

/** Tokens by their path: `color.page`. */
export function tokensOf(group: TokenGroup, path = ''): Record<string, DesignToken> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([key, node]) => {
      if (typeof node !== 'object') return [];
      return isToken(node)
        ? [[path + key, node] as const]
        : Object.entries(tokensOf(node, `${path}${key}.`));
    }),
  );
}

/** The tokens of a file that pass, in their groups. */
function only(group: TokenGroup, passes: (path: string) => boolean, path = ''): TokenGroup {
  const kept: TokenGroup = {};
  for (const [key, node] of Object.entries(group)) {
    if (typeof node !== 'object') continue;
    if (isToken(node)) {
      if (passes(path + key)) kept[key] = node;
      continue;
    }
    const inner = only(node, passes, `${path}${key}.`);
    if (Object.keys(inner).length > 0) kept[key] = inner;
  }
  return kept;
}

/** One file for design tools. */
export interface TokenFile {
  /** Where it lies: `gschool-dark.tokens.json`. */
  path: string;
  content: object;
}

/**
 * Everything for design tools. A whole file for each theme and scheme; the same once more
 * without saying things twice: `base`, what all agree on, and a mode for each, what is its
 * own; and the resolver that puts base and mode together.
 */
export function tokenFiles(): TokenFile[] {
  const whole = (Object.keys(registry) as ThemeName[]).flatMap((theme) =>
    schemes.map((scheme) => ({ name: `${theme}-${scheme}`, file: designTokens(theme, scheme) })),
  );
  const flat = whole.map(({ file }) => tokensOf(file));
  const isShared = (path: string) =>
    flat.every((tokens) => JSON.stringify(tokens[path]) === JSON.stringify(flat[0]?.[path]));
  const [first] = whole;
  if (!first) return [];
  return [
    ...whole.map(({ name, file }) => ({ path: `${name}.tokens.json`, content: file })),
    {
      path: 'base.tokens.json',
      content: { $description: 'What every theme agrees on.', ...only(first.file, isShared) },
    },
    ...whole.map(({ name, file }) => ({
      path: `modes/${name}.tokens.json`,
      content: {
        $description: `${file.$description} Its own beside base.`,
        ...only(file, (path) => !isShared(path)),
      },
    })),
    {
      path: 'gschool.resolver.json',
      content: {
        version: '2025.10',
        name: 'Gschool',
        sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
        modifiers: {
          look: {
            contexts: Object.fromEntries(
              whole.map(({ name }) => [name, [{ $ref: `modes/${name}.tokens.json` }]]),
            ),
            default: first.name,
          },
        },
        resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/look' }],
      },
    },
  ];
}
