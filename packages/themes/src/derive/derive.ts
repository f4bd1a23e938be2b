import type { vars } from '../contract.css';
import { fontStacks } from '../font/stacks';
import type { Seed } from '../seeds/seed';
import { deriveColors } from './colors';
import { derivePoster } from './poster';
import { deriveRadii, toRem, toSpace, deriveShadows } from './shape';
import type { Scheme } from './surfaces';
import { deriveTypeStyle, deriveTypeScale } from './type';

/** The contract's shape with a value for every token. */
type Values<T> = { [K in keyof T]: T[K] extends string ? string : Values<T[K]> };

/** A value for every token of the contract. */
export type Tokens = Values<typeof vars>;

/**
 * Derives every token of the contract from a seed and a scheme. The function is pure and runs only
 * at build time.
 */
export function derive(seed: Seed, scheme: Scheme): Tokens {
  return {
    color: deriveColors(seed, scheme),
    poster: derivePoster(seed),
    radius: deriveRadii(seed),
    shadow: deriveShadows(seed, scheme),
    font: fontStacks,
    text: deriveTypeScale(seed),
    ...deriveTypeStyle(seed),
    space: {
      '0': '0',
      '1': toSpace(4),
      '2': toSpace(8),
      '3': toSpace(12),
      '4': toSpace(16),
      '5': toSpace(20),
      '6': toSpace(24),
      '8': toSpace(32),
      '10': toSpace(40),
      '12': toSpace(48),
      '16': toSpace(64),
      '20': toSpace(80),
      '24': toSpace(96),
    },
    size: {
      touch: 'max(44px, min(2.75rem, 12vw))',
      header: toSpace(seed.header),
      container: toRem(1360),
      gutter: 'clamp(min(1rem, 5vw), 4vw, 3.5rem)',
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
