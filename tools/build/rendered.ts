import type { WebManifestContent } from './webManifest';

/** The contents of a drawing, 1200 × 630 (`social/drawSocialImage.ts`). */
export interface SocialDrawing {
  /** A reference to poster art: `art:…`. */
  art: string;
  title: string;
  /** The kind of page, shown above the title. */
  label: string;
}

/** The picture of a shared link. */
export interface SocialImage {
  /** A path relative to the app's root, or a URL. */
  path: string;
  alt: string;
  /** The drawing to create at the path; undefined for an existing photo. */
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
  /** JSON-LD nodes that describe the page. */
  structuredData?: readonly object[] | undefined;
  /** The picture of a shared link; undefined if the app's picture is used. */
  socialImage?: SocialImage | undefined;
  /** Pictures of content without a separate page. */
  pictures?: readonly SocialImage[] | undefined;
}

/** The exports of `src/entry.server.tsx` that the prerenderer uses. */
export interface ServerEntry {
  render(url: string): Promise<RenderResult>;
  prerenderPaths: readonly string[];
  /** The data for the head of every page. */
  site: {
    name: string;
    /** The app's origin, without a trailing slash. */
    origin: string | undefined;
    /** The languages, the default language first. */
    languages: readonly string[];
  };
  /** How the app describes itself for installation. */
  webManifest: WebManifestContent;
  /** Returns a key. Paths with equal keys load the same modules and are rendered together. */
  getGroupKey?(path: string): unknown;
  /** Files to write next to the pages, by path. */
  extraFiles?: Readonly<Record<string, string>>;
  /**
   * Whether documents without a path preload the scripts of the pages that they were rendered with.
   * @default true
   */
  preloadsShell?: boolean;
  /** Documents without content, by file, which the script fills: `preview.html`. */
  blankDocuments?: readonly string[];
  /** Renders the content that `shell.html` shows until the script runs. */
  renderShell?(): RenderResult | Promise<RenderResult>;
}

/** A rendered page, with the route modules that it loaded. */
export interface RenderedPage extends RenderResult {
  modules: readonly string[];
}
