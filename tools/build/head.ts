import type { SocialImage } from './rendered';

/** The data for the head of a page. */
export interface HeadData {
  title: string;
  description: string;
  /** The path of the page; null for a document that serves several pages. */
  path: string | null;
  isIndexed: boolean;
  /** The product's name. */
  siteName: string;
  /** The app's origin, without a trailing slash; undefined if the settings have none. */
  origin: string | undefined;
  /** The languages for `?lang=`, the default language first. */
  languages: readonly string[];
  /** The day on which an article was published: `2026-11-12`. */
  publishedOn?: string | undefined;
  /** The picture of the page; undefined if the app's picture is used. */
  socialImage?: SocialImage | undefined;
}

/**
 * The picture for pages without their own picture: a file in the app's public folder, 1200 × 630.
 */
export const socialImage = '/social.png';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

const metaProperty = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** The tags for the page's picture, or for the app's. The size of a photo is unknown. */
function createImageTags(origin: string, { socialImage: image, title }: HeadData): string[] {
  const path = image?.path ?? socialImage;
  return [
    metaProperty('og:image', /^https?:/.test(path) ? path : origin + path),
    ...(image && !image.drawing
      ? []
      : [metaProperty('og:image:width', '1200'), metaProperty('og:image:height', '630')]),
    metaProperty('og:image:alt', image?.alt ?? title),
  ];
}

/**
 * The canonical URL, the other languages, and the tags for the preview of a shared link. Without an
 * origin, tags that need absolute URLs are left out.
 */
export function createHeadTags(data: HeadData): string {
  if (!data.isIndexed || data.path === null) return '<meta name="robots" content="noindex">';
  const { origin, path } = data;
  const address = origin && origin + (path === '/' ? '/' : path);
  const [first, ...others] = data.languages;
  return [
    ...(address
      ? [
          `<link rel="canonical" href="${escapeHtml(address)}">`,
          ...others.map(
            (language) =>
              `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}?lang=${language}">`,
          ),
          `<link rel="alternate" hreflang="${first}" href="${escapeHtml(address)}">`,
          `<link rel="alternate" hreflang="x-default" href="${escapeHtml(address)}">`,
          metaProperty('og:url', address),
          ...createImageTags(origin ?? '', data),
        ]
      : []),
    ...(data.publishedOn
      ? [
          metaProperty('og:type', 'article'),
          metaProperty('article:published_time', data.publishedOn),
        ]
      : [metaProperty('og:type', 'website')]),
    metaProperty('og:site_name', data.siteName),
    metaProperty('og:title', data.title),
    metaProperty('og:description', data.description),
    `<meta name="twitter:card" content="${address ? 'summary_large_image' : 'summary'}">`,
  ].join('\n    ');
}

/** A page of the sitemap. */
export interface SitemapPage {
  path: string;
  /** When its content last changed: `2026-11-12`. Absent if no date is known. */
  modifiedOn?: string | undefined;
}

/**
 * `sitemap.xml` (sitemaps.org, protocol 0.9), with the URL of each page in every language. The
 * default language is the first in `languages`.
 */
export const createSitemap = (
  origin: string,
  pages: readonly SitemapPage[],
  languages: readonly string[],
): string => {
  const createPage = ({ path, modifiedOn }: SitemapPage): string => {
    const address = escapeHtml(origin + path);
    return [
      '  <url>',
      `<loc>${address}</loc>`,
      ...(modifiedOn ? [`<lastmod>${modifiedOn}</lastmod>`] : []),
      ...languages.map(
        (language, at) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address}${at === 0 ? '' : `?lang=${language}`}"/>`,
      ),
      '</url>',
    ].join('');
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(createPage),
    '</urlset>',
    '',
  ].join('\n');
};

/**
 * `robots.txt`. It allows members' pages because they contain `noindex`, which search engines can
 * only read if they may fetch the page.
 */
export const createRobotsTxt = (origin: string | undefined): string =>
  ['User-agent: *', 'Allow: /', ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []), ''].join(
    '\n',
  );
