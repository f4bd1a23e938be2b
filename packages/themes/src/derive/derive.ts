import type { vars } from '../contract.css';
import { fontStacks } from '../font/stacks';
import type { Seed } from '../seeds/seed';
import { colors } from './colors';
import { radii, rem, shadows } from './shape';
import type { Scheme } from './surfaces';
import { typeColor, typeScale } from './type';

/** The contract's shape with a value at every leaf. */
type Values<T> = { [K in keyof T]: T[K] extends string ? string : Values<T[K]> };

/** A value for every token of the contract. */
export type Tokens = Values<typeof vars>;

/** Seed and scheme → every token of the contract. Pure, and run at build time only. */
export function derive(seed: Seed, scheme: Scheme): Tokens {
  return {
    color: colors(seed, scheme),
    radius: radii(seed),
    shadow: shadows(seed, scheme),
    font: fontStacks,
    text: typeScale(seed),
    ...typeColor(seed),
    space: {
      '0': '0',
      '1': rem(4),
      '2': rem(8),
      '3': rem(12),
      '4': rem(16),
      '5': rem(20),
      '6': rem(24),
      '8': rem(32),
      '10': rem(40),
      '12': rem(48),
      '16': rem(64),
      '20': rem(80),
      '24': rem(96),
    },
    size: {
      touch: 'max(44px, 2.75rem)',
      header: rem(seed.header),
      container: rem(1360),
      gutter: 'clamp(1rem, 4vw, 3.5rem)',
    },
    motion: {
      fast: '120ms',
      base: '200ms',
      slow: '300ms',
      easeOut: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      easeInOut: 'cubic-bezier(0.6, 0, 0.3, 1)',
    },
    z: { header: '100', overlay: '1000', toast: '1100' },
  };
}
