import type { Row } from '../shared/markdownTable';
import type { MeasuredPage } from './table';

/** One of each kind of page that search engines find from the prerendered data. */
export const seoPages = [
  'site:/',
  'site:/events',
  'site:/events/winter-opening',
  'site:/about/imani',
  'shop:/merchandise/shop',
  'shop:/merchandise/product/cork-mat',
].join(',');

/** The row of a page: its lowest score. */
export const toSeoRow = ({ name, results }: MeasuredPage): Row => ({
  page: name,
  SEO: Math.min(...results.map(({ seo }) => seo)),
});

/** Prints the failed audits of each page. Returns whether every page scored 100. */
export function reportFailedSeo(pages: readonly MeasuredPage[]): boolean {
  for (const { name, results } of pages) {
    const failed = new Set(results.flatMap(({ failedSeoAudits }) => failedSeoAudits));
    if (failed.size > 0) console.log(`\n${name}, failed SEO audits: ${[...failed].join(', ')}`);
  }
  return pages.every(({ results }) => results.every(({ seo }) => seo === 100));
}
