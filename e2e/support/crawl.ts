import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const routeTables = join(import.meta.dirname, '../../apps/shop/src/routes/tables');

/** Every path pattern of the shop's routes, such as `/movies/:slug`. */
export const routePatterns: readonly string[] = [
  '/',
  ...readdirSync(routeTables)
    .map((file) => readFileSync(join(routeTables, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/path: '([^']+)'/g)].map(([, path]) => `/${path}`)),
];

/** The links in an HTML text to the same origin, with query and fragment. */
export const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => /^[/#?](?!\/)/.test(href));

const idsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));

/** Returns the HTML at a path, or null for a 404. */
export type Serve = (path: string) => Promise<string | null>;

/**
 * Follows all links from the given paths in the served HTML. Returns the paths it found and the
 * broken links: links to missing pages or missing fragments.
 */
export async function crawl(
  from: readonly string[],
  serve: Serve,
): Promise<{ found: ReadonlySet<string>; broken: readonly string[] }> {
  const pages = new Map<string, string | null>();
  const links: { on: string; href: string }[] = [];
  let pending = [...new Set(from)];
  while (pending.length > 0) {
    const read = await Promise.all(pending.map(async (path) => [path, await serve(path)] as const));
    const next = new Set<string>();
    for (const [path, html] of read) {
      pages.set(path, html);
      for (const href of html === null ? [] : linksIn(html)) {
        links.push({ on: path, href });
        const to = new URL(href, `http://shop${path}`).pathname;
        next.add(to);
      }
    }
    pending = [...next].filter((path) => !pages.has(path));
  }
  const broken = links.filter(({ on, href }) => {
    const { pathname, hash } = new URL(href, `http://shop${on}`);
    const html = pages.get(pathname);
    return !html || (hash.length > 1 && !idsIn(html).has(decodeURIComponent(hash.slice(1))));
  });
  const missing = from.filter((path) => pages.get(path) === null);
  return {
    found: new Set(pages.keys()),
    broken: [...missing, ...new Set(broken.map(({ on, href }) => `${href} (on ${on})`))],
  };
}
