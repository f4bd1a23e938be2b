import type { ElementType } from 'react';

import { iconNames, markup } from './storyMarkup';

/** The source of the package's entries. Importing them would load everything. */
const texts = import.meta.glob<string>('../packages/ui/src/{index,overlays,player,toasts}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const entries = Object.fromEntries(
  Object.entries(texts).map(([path, text]) => {
    const name = /(\w+)\.ts$/.exec(path)?.[1];
    return [name === 'index' ? '@gschool/ui' : `@gschool/ui/${name}`, text] as const;
  }),
);

/** Which entry of the package a name comes from. */
const entryOfName = new Map(
  Object.entries(entries).flatMap(([entry, text]) =>
    [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => [name.trim(), entry] as const),
    ),
  ),
);

/** An icon's SVG path → its name in code: `icons.play`. */
const withIconNames = (code: string): string =>
  code.replace(/\{[^{}]*?path: ['"]([^'"]+)['"][^{}]*\}/g, (drawing, path: string) => {
    const name = iconNames.get(path);
    return name ? `icons.${name}` : drawing;
  });

/** Wrappers that only the story needs: a fragment, or the page behind a dialog. */
const withoutWrappers = (code: string): string =>
  code.replace(
    /^([ \t]*)<(React\.Fragment|StoryPage)\b[^>]*>\n([\s\S]*?)^\1<\/\2>\n?/gm,
    (_, __: string, ___: string, inside: string) => inside.replace(/^ {2}/gm, ''),
  );

/** The import lines for the names that the code uses. */
function imports(code: string): string {
  const named = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  if (/\bicons\./.test(code)) named.add('icons');
  return Object.keys(entries)
    .map((entry) => {
      const names = [...named].filter(
        (name) => entryOfName.get(name) === entry || (name === 'icons' && entry === '@gschool/ui'),
      );
      return names.length > 0 ? `import { ${names.sort().join(', ')} } from '${entry}';\n` : '';
    })
    .join('');
}

/**
 * A story's source without its `play` function. A story that only has `render` is reduced to its
 * markup.
 */
function withoutTest(source: string): string {
  const code = source
    .replace(/^ {2}(?:play|beforeEach): (?:\S[^{}\n]*|[\s\S]*?\n {2}[})]+),?\n/gm, '')
    .replace(/,\n\}$/, '\n}');
  const rendered = /^\{\n {2}render: \(\) => (<[\s\S]*>)\n\}$/.exec(code)?.[1];
  return rendered?.replace(/^ {2}/gm, '') ?? code;
}

interface Story {
  component?: ElementType | undefined;
  args?: Record<string, unknown> | undefined;
}

/**
 * The code that a reader copies from a page, with imports and icon names. A story in an iframe
 * provides only its source, including the test, so its `args` are written out instead.
 */
export function copyableCode(source: string, { component, args }: Story = {}): string {
  const isSource = source.trimStart().startsWith('{');
  const hasOwnRender = /^ {2}render\b/m.test(source) || !component || !args;
  const drawing = !isSource ? source : hasOwnRender ? withoutTest(source) : markup(component, args);
  const code = withoutWrappers(withIconNames(drawing)).trimEnd();
  if (!code.trimStart().startsWith('<')) return code;
  const lines = imports(code);
  return lines ? `${lines}\n${code}` : code;
}
