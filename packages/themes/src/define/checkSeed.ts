import { toOklch } from '../derive/oklch';
import type { Seed } from '../seeds/seed';
import { themeList } from '../settings/themeList.css';

/** The seed of a project's own theme. */
export interface OwnSeed extends Seed {
  /**
   * The name for storage, and the end of the class `theme-…`: lowercase letters, digits and
   * hyphens.
   */
  name: string;
}

/** Throws if the name or a color of a seed is not valid. */
export function checkSeed({ name, brand, accent, page, status, poster }: OwnSeed): void {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(
      `“${name}” can’t name a theme: use lowercase letters, digits and hyphens, starting with a letter.`,
    );
  }
  if ((themeList as readonly string[]).includes(name)) {
    throw new Error(`“${name}” is the name of a built-in theme. Choose another one.`);
  }
  const colors = {
    brand,
    accent,
    'page.light': page.light,
    'page.dark': page.dark,
    ...status,
    ...poster,
  };
  for (const [part, color] of Object.entries(colors)) {
    try {
      toOklch(color);
    } catch {
      throw new Error(`The theme ${name} has no valid color as ${part}: “${color}”.`);
    }
  }
}
