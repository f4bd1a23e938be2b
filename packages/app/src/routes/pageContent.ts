/** The content of the page that the server is rendering now. */
let rendered: { path: string; content: unknown } | undefined;

/** Sets the content of a page before the server renders it. */
export function setPageContent(path: string, content: unknown): void {
  rendered = { path, content };
}

/** The content of this document. It is parsed only once. */
let parsed: { path: string; content: unknown } | undefined;

/**
 * The content with which the page at a path was prerendered, such as a product of the snapshot. Use
 * it for the first render, until the current data has loaded. Undefined for another path, and for
 * readers of a language other than English, because the markup is in English.
 */
export function getPageContent<Content>(path: string): Content | undefined {
  if (typeof document === 'undefined')
    return rendered?.path === path ? (rendered.content as Content | undefined) : undefined;
  const { prerendered, content } = document.getElementById('root')?.dataset ?? {};
  if (prerendered !== path || !content || document.documentElement.lang !== 'en') return undefined;
  if (parsed?.path !== path) parsed = { path, content: JSON.parse(content) };
  return parsed.content as Content;
}
