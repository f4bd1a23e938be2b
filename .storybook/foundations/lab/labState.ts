import { registry } from '@gschool/themes/derive';
import { vars, type Seed } from '@gschool/themes';

import { limits, type NumberPath } from './limits';

/** Which scheme of the sample page is shown. */
export type LabView = 'light' | 'dark' | 'both';

/** The values that a designer sets in the lab. */
export interface LabState {
  /** The theme's name: of its file, its export and its class. */
  name: string;
  /** The comment above the seed in its file. */
  about: string;
  seed: Seed;
  view: LabView;
}

/** The default theme, whose posters follow what is changed. */
const { poster: _, ...school } = registry.gschool;

/** The colors of posters, in the order of the contract. */
export const posterRoles = Object.keys(vars.poster) as (keyof typeof vars.poster)[];

/** The initial state of the lab. */
export const initialState: LabState = {
  name: 'studio',
  about: 'What this theme is like, in one sentence.',
  seed: { ...school, label: 'Studio' },
  view: 'both',
};

const HASH_PREFIX = '#lab=';

/** Normalizes a hex color to lower case (`#1f80e0`); `null` for other input. */
export function parseHex(text: string): string | null {
  const hex = text.trim().toLowerCase().replace(/^#?/, '#');
  if (/^#[0-9a-f]{6}$/.test(hex)) return hex;
  return /^#[0-9a-f]{3}$/.test(hex) ? hex.replace(/[0-9a-f]/g, '$&$&') : null;
}

/** The state as a URL hash. */
export const formatHash = (state: LabState): string =>
  HASH_PREFIX + encodeURIComponent(JSON.stringify(state));

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value ? (value as Record<string, unknown>) : {};

const getOwn = (from: unknown, name: string): unknown =>
  Object.hasOwn(record(from), name) ? record(from)[name] : undefined;

/**
 * Parses the state from a URL hash. The hash is untrusted: each invalid value is replaced by its
 * initial value.
 */
export function parseHash(hash: string): LabState | null {
  if (!hash.startsWith(HASH_PREFIX)) return null;
  let input: unknown;
  try {
    input = JSON.parse(decodeURIComponent(hash.slice(HASH_PREFIX.length)));
  } catch {
    return null;
  }
  const seed = getOwn(input, 'seed');
  const fallback = initialState.seed;
  const text = (from: unknown, name: string, fallbackValue: string) => {
    const value = getOwn(from, name);
    return typeof value === 'string' ? value.slice(0, 120) : fallbackValue;
  };
  const hex = (from: unknown, name: string, fallbackValue: string) =>
    parseHex(text(from, name, '')) ?? fallbackValue;
  const number = <T>(from: unknown, name: string, path: NumberPath, fallbackValue: T) => {
    const value = getOwn(from, name);
    const { min, max } = limits[path];
    return typeof value === 'number' && value >= min && value <= max ? value : fallbackValue;
  };
  const one = <T extends string>(from: unknown, name: string, of: readonly T[], fallbackValue: T) =>
    of.find((value) => value === getOwn(from, name)) ?? fallbackValue;

  const [page, neutral, depth, display, status, poster] = [
    'page',
    'neutral',
    'depth',
    'display',
    'status',
    'poster',
  ].map((part) => getOwn(seed, part));
  const colors = (from: unknown, names: readonly string[]) =>
    names.flatMap((name) => {
      const color = parseHex(text(from, name, ''));
      return color ? [[name, color] as const] : [];
    });
  const statuses = colors(status, ['info', 'success', 'warning', 'danger']);
  const posterColors = colors(poster, posterRoles);
  return {
    name: text(input, 'name', initialState.name),
    about: text(input, 'about', initialState.about),
    view: one(input, 'view', ['light', 'dark', 'both'], initialState.view),
    seed: {
      label: text(seed, 'label', fallback.label),
      brand: hex(seed, 'brand', fallback.brand),
      accent: hex(seed, 'accent', fallback.accent),
      page: {
        light: hex(page, 'light', fallback.page.light),
        dark: hex(page, 'dark', fallback.page.dark),
      },
      neutral: {
        chroma: number(neutral, 'chroma', 'neutral.chroma', fallback.neutral.chroma),
        hue: number(neutral, 'hue', 'neutral.hue', fallback.neutral.hue),
      },
      depth: {
        raised: number(depth, 'raised', 'depth.raised', fallback.depth.raised),
        sunken: number(depth, 'sunken', 'depth.sunken', fallback.depth.sunken),
      },
      radius: number(seed, 'radius', 'radius', fallback.radius),
      control:
        getOwn(seed, 'control') === 'pill'
          ? 'pill'
          : number(seed, 'control', 'control', fallback.control),
      shadow: one(seed, 'shadow', ['soft', 'crisp', 'glow'], fallback.shadow),
      display: {
        scale: number(display, 'scale', 'display.scale', fallback.display.scale),
        weight: number(display, 'weight', 'display.weight', fallback.display.weight),
        tracking: number(display, 'tracking', 'display.tracking', fallback.display.tracking),
      },
      header: number(seed, 'header', 'header', fallback.header),
      ...(statuses.length > 0 && { status: Object.fromEntries(statuses) }),
      ...(posterColors.length > 0 && { poster: Object.fromEntries(posterColors) }),
    },
  };
}
