import { createHash } from 'node:crypto';

import { paths } from '../../config/paths';
import { getPostPath } from './postPaths';
import { getAuthor } from './authors';
import type { Post } from './types';

export interface FeedInfo {
  productName: string;
  /**
   * The published URL of the shop without a trailing slash. If undefined, the feed has relative
   * links.
   */
  origin: string | undefined;
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Creates an id. The same name always results in the same id, no matter where the shop is published
 * (RFC 9562, version 5).
 */
function toUuid(name: string): string {
  const hash = createHash('sha1').update(`gschool-shop/${name}`).digest('hex');
  const variant = ((parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-${variant}${hash.slice(18, 20)}-${hash.slice(20, 32)}`;
}

const atNoon = (day: string) => `${day}T12:00:00Z`;

/**
 * Creates an Atom feed (RFC 4287) from posts sorted newest first. The date of the newest post is
 * the date of the feed.
 */
export function createAtomFeed(
  posts: readonly Post[],
  { productName, origin = '' }: FeedInfo,
): string {
  const entries = posts.map((post) =>
    [
      '  <entry>',
      `    <id>${toUuid(post.slug)}</id>`,
      `    <title>${escape(post.title)}</title>`,
      `    <link href="${escape(origin + getPostPath(post))}"/>`,
      `    <published>${atNoon(post.publishedOn)}</published>`,
      `    <updated>${atNoon(post.publishedOn)}</updated>`,
      `    <author><name>${escape(getAuthor(post.author).name)}</name></author>`,
      ...[post.category, ...post.tags].map((term) => `    <category term="${escape(term)}"/>`),
      `    <summary>${escape(post.excerpt)}</summary>`,
      '  </entry>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${toUuid('feed')}</id>`,
    `  <title>${escape(productName)}: blog</title>`,
    `  <link href="${escape(origin + paths.blogs)}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escape(origin + paths.blogFeed)}"/>`,
    `  <updated>${atNoon(posts[0]?.publishedOn ?? '2026-01-01')}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
