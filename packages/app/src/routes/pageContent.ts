/** The content of the page that is rendered now, on the server. */
let rendered: { path: string; content: unknown } | undefined;

/** Sets what a page contains, before it is rendered on the server. */
export function setPageContent(path: string, content: unknown): void {
  rendered = { path, content };
}

/** The content of this document, parsed once. */
let parsed: { path: string; content: unknown } | undefined;

/**
 * What the document of a path was prerendered with, such as the product of a snapshot: for the first
 * render, until the current data has loaded. Undefined for another path, and where the reader's
 * language is not English, because the markup is.
 */
export function getPageContent<Content>(path: string): Content | undefined {
  if (typeof document === 'undefined')
    return rendered?.path === path ? (rendered.content as Content | undefined) : undefined;
  const { prerendered, content } = document.getElementById('root')?.dataset ?? {};
  if (prerendered !== path || !content || document.documentElement.lang !== 'en') return undefined;
  if (parsed?.path !== path) parsed = { path, content: JSON.parse(content) };
  return parsed.content as Content;
}
