import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { findClientModules } from './clientModules';

/** Node gets this module instead of a style sheet (`createPublishedManifest`). */
export const NO_STYLES = 'noStyles.js';

interface SourceMap {
  sources: string[];
  mappings: string;
}

/** What Vite leaves of an import whose styles it extracted. */
const isEmptyImport = (line: string): boolean => /^\/\* empty css +\*\/$/.test(line);

/** Adds lines at the top of a module and removes those without content. Its source map follows. */
export function editLines(code: string, mappings: string, added: readonly string[]) {
  const lines = code.split('\n');
  const mapped = mappings.split(';');
  const remaining = [...lines.keys()].filter((at) => !isEmptyImport(lines[at]!) || mapped[at]);
  return {
    code: [...added, ...remaining.map((at) => lines[at])].join('\n'),
    mappings: [...added.map(() => ''), ...remaining.map((at) => mapped[at] ?? '')].join(';'),
  };
}

/** A source whose text is in the map as it was loaded. Styles are evaluated. */
const isSource = (path: string): boolean => /\.\.\/src\/.*(?<!\.css)\.tsx?$/.test(path);

/** `../../src/Button.tsx`, beside the package, → `../src/Button.tsx`, inside of it. */
const intoPackage = (source: string): string => source.replace(/^\.\.\//, '');

/** A map that leads to no source of the package: of class names, which are generated, and of files. */
function removeMap(file: string, code: string): void {
  rmSync(`${file}.map`, { force: true });
  writeFileSync(file, code.replace(/^\/\/# sourceMappingURL=.*\n?/m, ''));
}

/**
 * Lets each built module import its style sheets, and marks modules that need a browser with
 * `'use client'`, so that the others render in server components. The paths of the style sheets are
 * relative to `outDir`.
 */
export function finishModules(
  outDir: string,
  styleSheets: ReadonlyMap<string, readonly string[]>,
): void {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replaceAll('\\', posix.sep));
  const code = new Map(files.map((file) => [file, readFileSync(join(outDir, file), 'utf8')]));
  const clientModules = findClientModules(code);
  for (const [file, text] of code) {
    const path = join(outDir, file);
    const added = [
      ...(clientModules.has(file) ? [`"use client";`] : []),
      ...(styleSheets.get(file) ?? []).map((sheet) => `import "#styles/${sheet}";`),
    ];
    const map = readMap(`${path}.map`);
    const edited = editLines(text, map?.mappings ?? '', added);
    if (map && map.sources.length > 0 && map.sources.every(isSource)) {
      writeFileSync(path, edited.code);
      writeMap(`${path}.map`, map, edited.mappings);
    } else removeMap(path, edited.code);
  }
  if (styleSheets.size > 0)
    writeFileSync(join(outDir, NO_STYLES), '// Node does not load style sheets.\nexport {};\n');
}

/** Modules without sources, such as the runtime of the bundler, have no map. */
const readMap = (file: string): SourceMap | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SourceMap) : undefined;

const writeMap = (file: string, map: SourceMap, mappings: string): void =>
  writeFileSync(file, JSON.stringify({ ...map, sources: map.sources.map(intoPackage), mappings }));
