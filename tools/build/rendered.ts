/** What an app's server entry answers for one address. */
interface RenderResult {
  html: string;
  title: string;
  description: string;
  /** True for a visitors' page that search engines should list. */
  isIndexed: boolean;
  /** Of a text with a date, the day it appeared: `2026-11-12`. */
  publishedOn?: string | undefined;
}

/** The exports of `src/entry.server.tsx` that the prerenderer uses. */
export interface ServerEntry {
  render(url: string): Promise<RenderResult>;
  prerenderPaths: readonly string[];
  /** What the head of every page names. */
  site: {
    name: string;
    /** Where the app is published, without a slash at the end. */
    origin: string | undefined;
    /** The default one first. */
    languages: readonly string[];
  };
  /** What shows an address: pages with the same answer load the same modules. Without it each is by itself. */
  groupOf?(path: string): unknown;
  /** Files to write beside the pages, by their address. */
  files?: Readonly<Record<string, string>>;
  /** An address that no route matches, for `404.html`. */
  notFoundPath?: string;
  /** What `shell.html` shows until the script has run. */
  renderShell?(): RenderResult | Promise<RenderResult>;
}

/** One rendered address, with the route modules that were loaded for it. */
export interface RenderedPage extends RenderResult {
  modules: readonly string[];
}
