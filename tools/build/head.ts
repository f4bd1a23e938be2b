/** What the head of one built page is made of. */
export interface HeadData {
  title: string;
  description: string;
  /** The path of the page, or null for a document that stands in for many. */
  path: string | null;
  isIndexed: boolean;
  /** The product's name. */
  siteName: string;
  /** Where the app is published, without a slash at the end; undefined where nobody has said. */
  origin: string | undefined;
  /** The languages that `?lang=` chooses, the default one first. */
  languages: readonly string[];
  /** Of a text with a date, the day it appeared: `2026-11-12`. */
  publishedOn?: string | undefined;
}

/** The picture that a shared link shows: a file of the app's public folder, 1200 × 630. */
export const socialImage = '/social.png';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

const metaProperty = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/**
 * Canonical address, other languages, and the tags that make a card of a shared link.
 * Absolute addresses need the origin: without one only the words are there.
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
          metaProperty('og:image', origin + socialImage),
          metaProperty('og:image:width', '1200'),
          metaProperty('og:image:height', '630'),
          metaProperty('og:image:alt', data.title),
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

/** `sitemap.xml` (sitemaps.org, protocol 0.9). */
export const createSitemap = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escapeHtml(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/**
 * `robots.txt`. Members' pages are open to robots on purpose: they say `noindex`
 * themselves, which a robot that may not read them would never learn.
 */
export const createRobotsTxt = (origin: string | undefined): string =>
  ['User-agent: *', 'Allow: /', ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []), ''].join(
    '\n',
  );
