import type { ElementType } from 'react';
import { iconNames, markup } from './storyMarkup';

/** The text of the package's entries: importing them would bring everything. */
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

/** An icon's drawing → the name that one writes: `icons.play`. */
const withIconNames = (code: string): string =>
  code.replace(/\{[^{}]*?path: ['"]([^'"]+)['"][^{}]*\}/g, (drawing, path: string) => {
    const name = iconNames.get(path);
    return name ? `icons.${name}` : drawing;
  });

/** What stands around the markup for the story alone: a fragment, the page behind a dialog. */
const withoutWrappers = (code: string): string =>
  code.replace(
    /^([ \t]*)<(React\.Fragment|StoryPage)\b[^>]*>\n([\s\S]*?)^\1<\/\2>\n?/gm,
    (_, __: string, ___: string, inside: string) => inside.replace(/^ {2}/gm, ''),
  );

/** The lines that bring what the code names. */
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

/** A story's source without what tests it; of one that only draws something, what it draws. */
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
 * What a reader copies from a page: with its imports, and icons by their names. A story that
 * is shown in a frame has told its source alone, test and all: then its `args` are written out.
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
