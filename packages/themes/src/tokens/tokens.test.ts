import { describe, expect, it } from 'vitest';

import { vars } from '../contract.css';
import { derive } from '../derive/derive';
import { registry, type ThemeName } from '../registry';
import { createDesignTokens, type TokenGroup } from './designTokens';
import { createTokenFiles, getTokensByPath } from './tokenFiles';

const names = Object.keys(registry) as ThemeName[];
const files = createTokenFiles();
const read = (path: string) =>
  JSON.parse(
    JSON.stringify(files.find((file) => file.path === path)?.content ?? null),
  ) as TokenGroup;
const whole = names.flatMap((name) => [`${name}-light`, `${name}-dark`]);

const contract = Object.entries(vars).flatMap(([group, tokens]) =>
  Object.keys(tokens).map((name) => `${group}.${name}`),
);

const number = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const unit = (value: unknown, units: string[]) =>
  number((value as { value: unknown }).value) &&
  units.includes((value as { unit: string }).unit) &&
  Object.keys(value as object).length === 2;
const isDimension = (value: unknown) => unit(value, ['px', 'rem']);
const isColor = (value: unknown) => {
  const { colorSpace, components, alpha = 1, hex } = value as Record<string, unknown>;
  return (
    colorSpace === 'srgb' &&
    Array.isArray(components) &&
    components.length === 3 &&
    components.every((part) => number(part) && part >= 0 && part <= 1) &&
    number(alpha) &&
    /^#[0-9a-f]{6}$/.test(String(hex))
  );
};

/** The format's rule for each token type that we use. */
const isValid: Record<string, (value: unknown) => boolean> = {
  color: isColor,
  dimension: isDimension,
  duration: (value) => unit(value, ['ms', 's']),
  number,
  fontWeight: (value) => number(value) && (value as number) >= 1 && (value as number) <= 1000,
  fontFamily: (value) => Array.isArray(value) && value.every((name) => /^[^']+$/.test(name)),
  cubicBezier: (value) => Array.isArray(value) && value.length === 4 && value.every(number),
  shadow: (value) =>
    Array.isArray(value) &&
    value.every(
      ({ color, ...lengths }) =>
        isColor(color) &&
        Object.keys(lengths).sort().join() === 'blur,offsetX,offsetY,spread' &&
        Object.values(lengths).every(isDimension),
    ),
  typography: (value) =>
    Object.keys(value as object)
      .sort()
      .join() === 'fontFamily,fontSize,fontWeight,letterSpacing,lineHeight',
};

/** Resolves `{group.token}` references in a file, including inside composite values. */
function resolved(
  value: unknown,
  tokens: ReturnType<typeof getTokensByPath>,
  seen: string[] = [],
): unknown {
  const path = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  if (path) {
    const target = tokens[path];
    if (!target || seen.includes(path)) throw new Error(`{${path}} leads nowhere`);
    return resolved(target.$value, tokens, [...seen, path]);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, resolved(part, tokens, seen)]),
  );
}

describe.each(whole)('%s.tokens.json', (name) => {
  const tokens = getTokensByPath(read(`${name}.tokens.json`));

  it('has every token of the contract', () => {
    expect(Object.keys(tokens)).toEqual(expect.arrayContaining(contract));
  });

  it('has valid types, values and aliases', () => {
    for (const [path, token] of Object.entries(tokens)) {
      const value = resolved(token.$value, tokens);
      expect(isValid[token.$type]?.(value), `${path}: ${JSON.stringify(value)}`).toBe(true);
      expect(path).not.toMatch(/[{}$]/);
    }
  });

  it('has the colors of the style sheet', () => {
    const [theme, scheme] = name.split('-') as [ThemeName, 'light' | 'dark'];
    const { color } = derive(registry[theme], scheme);
    for (const [name, css] of Object.entries(color)) {
      const { hex } = resolved(tokens[`color.${name}`]?.$value, tokens) as { hex: string };
      expect(css.slice(0, 7).toLowerCase(), name).toBe(hex);
    }
  });

  it('equals base combined with its mode', () => {
    const base = getTokensByPath(read('base.tokens.json'));
    const mode = getTokensByPath(read(`modes/${name}.tokens.json`));
    expect(Object.keys(base).filter((path) => path in mode)).toEqual([]);
    expect({ ...base, ...mode }).toEqual(tokens);
  });
});

describe('the files for design tools', () => {
  it('are found by the resolver, one context for each theme and scheme', () => {
    const resolver = files.find(({ path }) => path === 'gschool.resolver.json')?.content as {
      modifiers: { look: { contexts: Record<string, { $ref: string }[]>; default: string } };
    };
    const { contexts, default: chosen } = resolver.modifiers.look;
    expect(Object.keys(contexts)).toEqual(whole);
    expect(chosen).toBe('gschool-light');
    const paths = files.map(({ path }) => path);
    for (const [ref] of Object.values(contexts)) expect(paths).toContain(ref?.$ref);
  });

  it('keep the exact CSS where the format only approximates it', () => {
    const { text } = derive(registry.gschool, 'light');
    const token = getTokensByPath(createDesignTokens('gschool', 'light'))['text.display'];
    expect(token?.$value).toEqual({ value: 5.75, unit: 'rem' });
    expect(token?.$extensions).toEqual({ 'com.gschool': { css: text.display } });
  });

  it('can be created from an unregistered seed', () => {
    const seed = { ...registry.hulu, brand: '#ff0000' };
    expect(getTokensByPath(createDesignTokens(seed, 'dark'))['color.page']).toBeDefined();
  });
});
