import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The groups of the library with their components. A group is a folder that contains PascalCase
 * folders.
 */
export function componentGroups(source: string): ReadonlyMap<string, readonly string[]> {
  const folders = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const groups = folders.map((group) => {
    const components = readdirSync(join(source, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
      .map(({ name }) => name);
    return [group, components] as const;
  });
  return new Map(groups.filter(([, components]) => components.length > 0));
}
