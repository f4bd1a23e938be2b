import type { PageDescription, RenderedDocument } from '@gschool/app/server';
import { createWebPage } from '@gschool/app/structured-data';
import { matchPath } from 'react-router-dom';

import { paths } from '../config/paths';
import { getBlogLayout } from '../features/blog/blogLayouts';
import { describePost, describePosts } from './describeBlog';
import { describePerson, describePlaylist, describeVideo } from './describeMedia';
import { describeProduct, describeProducts } from './describeProducts';
import { describeContact, describeQuestions, describeStart } from './describeShop';
import { describeMovie, describeShow } from './describeTitles';
import { site } from './site';

type Describe = (page: RenderedDocument, slug: string) => PageDescription | undefined;

/** The pages of one item, by the pattern of their paths. */
const items: readonly (readonly [string, Describe])[] = [
  ['/movies/:slug', describeMovie],
  ['/tv-shows/:slug', describeShow],
  ['/videos/:slug', describeVideo],
  ['/cast/:slug', describePerson],
  ['/play-list/:slug', describePlaylist],
  ['/merchandise/product/:slug', describeProduct],
  ['/merchandise/shop/:slug', describeProducts],
];

/** The pages that describe more than their kind, besides the pages of one item. */
const pages: Readonly<Record<string, Describe>> = {
  [paths.start]: describeStart,
  [paths.shop]: describeProducts,
  [paths.contactUs]: describeContact,
  [paths.faq]: describeQuestions,
};

/** The first part of the paths of pages that list something. */
const listPaths = /^\/(home|movies|tv-shows|videos|genres|cast|tags|play-list|merchandise)(\/|$)/;

function describeAny(page: RenderedDocument): PageDescription | undefined {
  for (const [pattern, describe] of items) {
    const slug = matchPath(pattern, page.path)?.params.slug;
    const description = slug === undefined ? undefined : describe(page, slug);
    if (description) return description;
  }
  const layout = getBlogLayout(page.path);
  if (layout) return describePosts(page, layout);
  return describePost(page) ?? pages[page.path]?.(page, '');
}

/** What an indexed page says about itself (docs/product/prerendering.md#structured-data). */
export function describePage(page: RenderedDocument): PageDescription {
  const type =
    page.path === paths.aboutUs
      ? 'AboutPage'
      : listPaths.test(page.path)
        ? 'CollectionPage'
        : 'WebPage';
  return describeAny(page) ?? { structuredData: [createWebPage(site, page, type)] };
}
