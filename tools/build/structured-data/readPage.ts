import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listNodes, type PageNode } from './checkNode';

/** A prerendered page, the way a search engine reads it. */
export interface ReadPage {
  path: string;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** All nodes of its structured data, including nested ones. */
  nodes: readonly PageNode[];
  /** The text of its body, with single spaces. */
  text: string;
  /** The accessible names of its elements, such as the stars of a rating. */
  labels: readonly string[];
  /** The title and the description in its head. */
  head: string;
  /** The names and targets of its breadcrumb. The page itself has no target. */
  breadcrumb: readonly { name: string; href: string | undefined }[];
  /** The content of a meta tag. */
  getMeta: (property: string) => string | undefined;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decode = (text: string): string =>
  text.replace(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return entities[name] ?? whole;
  });

/** The text of markup. Words are separated only at block elements. */
const getText = (html: string): string =>
  decode(
    html
      .replace(/<!--.*?-->/gs, '')
      .replace(/<\/?(bdi|b|em|span|a|strong|time)(\s[^>]*)?>/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

function readBreadcrumb(body: string): ReadPage['breadcrumb'] {
  const trail = /<nav aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(body)?.[1] ?? '';
  const entries = trail.matchAll(
    /<a href="([^"]*)"[^>]*>(.*?)<\/a>|<span aria-current="page">(.*?)<\/span>/gs,
  );
  return [...entries].map(([, href, link, current]) => ({
    name: getText(link ?? current ?? ''),
    href: href === undefined ? undefined : decode(href),
  }));
}

/** Reads a page of a build. Throws if its structured data is not valid JSON. */
function readPage(folder: string, file: string): ReadPage {
  const html = readFileSync(join(folder, file), 'utf8');
  const [head = '', body = ''] = html.split('<body');
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const graphs = blocks.map(([, json]) => JSON.parse(json!) as { '@graph': unknown });
  const getMeta = (property: string) => {
    const value = new RegExp(`<meta (?:name|property)="${property}" content="([^"]*)"`).exec(head);
    return value?.[1] === undefined ? undefined : decode(value[1]);
  };
  return {
    path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    isIndexed: !head.includes('content="noindex"'),
    nodes: graphs.flatMap((graph) => listNodes(graph['@graph'])),
    text: getText(body.slice(body.indexOf('>') + 1)),
    labels: [...body.matchAll(/ aria-label="([^"]*)"/g)].map(([, label]) => decode(label!)),
    head: `${getText(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? '')} ${getMeta('description')}`,
    breadcrumb: readBreadcrumb(body),
    getMeta,
  };
}

/** Reads all pages of a build, except the shell and the 404 page. */
export const readPages = (folder: string): readonly ReadPage[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(404|shell)\.html$/.test(file))
    .map((file) => readPage(folder, file.replaceAll('\\', '/')));
