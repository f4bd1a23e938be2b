import type { Seed } from '../seeds/seed';
import { checkContrast } from './checkContrast';
import { derive, type Tokens } from './derive';
import type { Scheme } from './surfaces';

/** The tokens of a theme in a scheme. Throws an error that lists the contrasts that fail. */
export function deriveChecked(name: string, seed: Seed, scheme: Scheme): Tokens {
  const tokens = derive(seed, scheme);
  const failed = checkContrast(tokens.color).filter(({ passes }) => !passes);
  if (failed.length > 0) {
    const lines = failed.map(
      ({ text, background, ratio, measured }) =>
        `${text} on ${background} has ${measured.toFixed(2)}:1, not ${ratio}:1`,
    );
    throw new Error(`The theme ${name} breaks its contrast in ${scheme}: ${lines.join('; ')}`);
  }
  return tokens;
}
