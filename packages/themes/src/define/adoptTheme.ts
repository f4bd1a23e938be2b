import type { DefinedTheme } from './defineTheme';

/**
 * Adds a theme's styles to the page at run time. A constructed style sheet also works under the
 * policy `style-src 'self'`. Returns a function that removes it.
 */
export function adoptTheme({ css }: Pick<DefinedTheme, 'css'>, root = document): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}
