import { registry, type ThemeName } from '../registry';
import { createDesignTokens, type TokenGroup } from './designTokens';
import type { DesignToken } from './values';

const schemes = ['light', 'dark'] as const;

const isToken = (node: unknown): node is DesignToken =>
  typeof node === 'object' && node !== null && '$value' in node;

/** Tokens by their paths, such as `color.page`. */
export function getTokensByPath(group: TokenGroup, path = ''): Record<string, DesignToken> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([key, node]) => {
      if (typeof node !== 'object') return [];
      return isToken(node)
        ? [[path + key, node] as const]
        : Object.entries(getTokensByPath(node, `${path}${key}.`));
    }),
  );
}

/** The tokens of a file whose paths pass, in their groups. */
function filterTokens(group: TokenGroup, passes: (path: string) => boolean, path = ''): TokenGroup {
  const filtered: TokenGroup = {};
  for (const [key, node] of Object.entries(group)) {
    if (typeof node !== 'object') continue;
    if (isToken(node)) {
      if (passes(path + key)) filtered[key] = node;
      continue;
    }
    const inner = filterTokens(node, passes, `${path}${key}.`);
    if (Object.keys(inner).length > 0) filtered[key] = inner;
  }
  return filtered;
}

/** A file for design tools. */
export interface TokenFile {
  /** The path: `gschool-dark.tokens.json`. */
  path: string;
  content: object;
}

/**
 * All files for design tools: a complete file for each theme and scheme. The same tokens also exist
 * without duplicates: `base` contains the shared tokens, a mode file contains the rest for each
 * theme and scheme, and the resolver combines them.
 */
export function createTokenFiles(): TokenFile[] {
  const files = (Object.keys(registry) as ThemeName[]).flatMap((theme) =>
    schemes.map((scheme) => ({
      name: `${theme}-${scheme}`,
      file: createDesignTokens(theme, scheme),
    })),
  );
  const flat = files.map(({ file }) => getTokensByPath(file));
  const isShared = (path: string) =>
    flat.every((tokens) => JSON.stringify(tokens[path]) === JSON.stringify(flat[0]?.[path]));
  const [first] = files;
  if (!first) return [];
  return [
    ...files.map(({ name, file }) => ({ path: `${name}.tokens.json`, content: file })),
    {
      path: 'base.tokens.json',
      content: {
        $description: 'What every theme agrees on.',
        ...filterTokens(first.file, isShared),
      },
    },
    ...files.map(({ name, file }) => ({
      path: `modes/${name}.tokens.json`,
      content: {
        $description: `${file.$description} Its own beside base.`,
        ...filterTokens(file, (path) => !isShared(path)),
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
              files.map(({ name }) => [name, [{ $ref: `modes/${name}.tokens.json` }]]),
            ),
            default: first.name,
          },
        },
        resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/look' }],
      },
    },
  ];
}
