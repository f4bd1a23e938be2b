import type { Row } from '../shared/markdownTable';
import type { MeasuredPage } from './table';

/** One page of each kind that is prerendered with data and that search engines can find. */
export const seoPages = [
  'site:/',
  'site:/events',
  'site:/events/winter-opening',
  'site:/about/imani',
  'shop:/merchandise/shop',
  'shop:/merchandise/product/cork-mat',
].join(',');

/** Creates the row of a page, which contains its lowest score. */
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
