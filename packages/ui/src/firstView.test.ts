import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;

/** What a module imports when it is loaded: no types, and no `import()`. */
const listStaticImports = (source: string): readonly string[] =>
  [...source.matchAll(/^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'([^']+)'/gm)].map(
    ([, name]) => name ?? '',
  );

const findFile = (path: string): string | undefined =>
  ['.ts', '.tsx', '.css.ts', '/index.ts'].map((end) => path + end).find((one) => existsSync(one));

/** The modules that load with some modules of this package, and the packages that they import. */
const collect = (entries: readonly string[]): { modules: string[]; packages: string[] } => {
  const modules = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (modules.has(file)) return;
    modules.add(file);
    for (const name of listStaticImports(readFileSync(file, 'utf8'))) {
      const next = name.startsWith('.') ? findFile(join(dirname(file), name)) : undefined;
      if (next) visit(next);
      else packages.add(name);
    }
  };
  for (const entry of entries) visit(join(root, entry));
  return {
    modules: [...modules].map((file) => relative(root, file)),
    packages: [...packages],
  };
};

describe('the first view of a page with a table', () => {
  const { modules, packages } = collect([
    'table/DataTable/DataTable.tsx',
    'table/FilterBar/FilterBar.tsx',
    'navigation/SideNav/SideNavLayout.tsx',
    'navigation/SideNav/SideNavButton.tsx',
    'overlays/DropdownMenu/LazyDropdownMenu.tsx',
  ]);

  it('has the table, the filter and the frame', () => {
    expect(modules).toContain('table/DataTable/DataTableRows.tsx');
    expect(modules).toContain('table/FilterBar/SavedViews.tsx');
    expect(modules).toContain('navigation/SideNav/SideNavTooltip.tsx');
  });

  it('loads no menu, dialog, sheet or tooltip, and not the library for them', () => {
    expect(packages.filter((name) => name.startsWith('@radix-ui/'))).toEqual([]);
    expect(
      modules.filter(
        (file) => /^(overlays|internal\/Modal)\//.test(file) && !file.includes('.css'),
      ),
    ).toEqual(['overlays/DropdownMenu/LazyDropdownMenu.tsx']);
  });
});
