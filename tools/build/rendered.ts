import type { WebManifestContent } from './webManifest';

/** What to draw, 1200 × 630 (`social/drawSocialImage.ts`). */
export interface SocialDrawing {
  /** A reference of the poster art: `art:…`. */
  art: string;
  title: string;
  /** The kind of the page, over the title. */
  label: string;
}

/** The picture of a shared link. */
export interface SocialImage {
  /** A path from the app's root, or a URL. */
  path: string;
  alt: string;
  /** What to draw at the path; undefined for a photograph, which exists. */
  drawing?: SocialDrawing | undefined;
}

/** The result of rendering one path. */
interface RenderResult {
  html: string;
  title: string;
  description: string;
  /** Whether search engines should list the page. */
  isIndexed: boolean;
  /** The day on which an article was published: `2026-11-12`. */
  publishedOn?: string | undefined;
  /** When the content last changed: `2026-11-12`. */
  modifiedOn?: string | undefined;
  /** The state that the client needs to hydrate the markup, as JSON. */
  state?: string | undefined;
  /** The content that the client needs to hydrate the markup, as JSON. */
  content?: string | undefined;
  /** Nodes of JSON-LD that describe the page. */
  structuredData?: readonly object[] | undefined;
  /** The picture of a shared link; undefined for the picture of the app. */
  socialImage?: SocialImage | undefined;
  /** Pictures of what the page shows that has no page. */
  pictures?: readonly SocialImage[] | undefined;
}

/** The exports of `src/entry.server.tsx` that the prerenderer uses. */
export interface ServerEntry {
  render(url: string): Promise<RenderResult>;
  prerenderPaths: readonly string[];
  /** The data for the head of every page. */
  site: {
    name: string;
    /** The app's origin, without a slash at the end. */
    origin: string | undefined;
    /** The default language is the first. */
    languages: readonly string[];
  };
  /** What the app says about itself when it is installed. */
  webManifest: WebManifestContent;
  /** Returns a key. Paths with equal keys load the same modules and are rendered together. */
  getGroupKey?(path: string): unknown;
  /** Files to write next to the pages, by path. */
  extraFiles?: Readonly<Record<string, string>>;
  /** Renders what `shell.html` shows until the script runs. */
  renderShell?(): RenderResult | Promise<RenderResult>;
}

/** One rendered page, with the route modules that it loaded. */
export interface RenderedPage extends RenderResult {
  modules: readonly string[];
}
