import { statSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PNG } from 'pngjs';
import { beforeAll, describe, expect, it } from 'vitest';

import { repositoryRoot } from '../../vite/root';
import { servedApps } from '../../vite/loadAppConfig';
import {
  ensureDemoBuild,
  ensureProductionBuild,
  getProductionFolder,
  productionSettings,
} from '../artifacts';
import { checkNode, type PageNode } from './checkNode';
import { readPages, type ReadPage } from './readPage';

/** The types that pages must have, by the pattern of their paths. The first match counts. */
const expectedTypes: Readonly<
  Record<(typeof servedApps)[number], readonly (readonly [RegExp, readonly string[]])[]>
> = {
  site: [
    [/^\/$/, ['WebPage', 'Organization', 'WebSite', 'ItemList', 'Course']],
    [/^\/about\/welcome$/, ['AboutPage', 'BreadcrumbList']],
    [/^\/about\/contact$/, ['ContactPage', 'BreadcrumbList', 'Organization']],
    [/^\/about\/faq$/, ['FAQPage', 'BreadcrumbList', 'Question', 'Answer']],
    [/^\/about\/[a-z-]+$/, ['ProfilePage', 'BreadcrumbList', 'Person']],
    [/^\/events$/, ['CollectionPage', 'BreadcrumbList', 'ItemList']],
    [/^\/events\//, ['ItemPage', 'BreadcrumbList', 'Event', 'VirtualLocation', 'Person']],
    [/^\/extra\//, ['WebPage', 'BreadcrumbList']],
    [/./, ['WebPage']],
  ],
  shop: [
    [/^\/$/, ['WebPage', 'Organization', 'WebSite', 'SearchAction']],
    [/^\/movies\/(restricted|related)$/, ['CollectionPage', 'BreadcrumbList']],
    [/^\/movies\//, ['ItemPage', 'BreadcrumbList', 'Movie', 'Person']],
    [/^\/tv-shows\//, ['ItemPage', 'BreadcrumbList', 'TVSeries', 'Person']],
    [/^\/videos\//, ['ItemPage', 'BreadcrumbList']],
    [/^\/cast\//, ['ProfilePage', 'BreadcrumbList', 'Person']],
    [/^\/play-list\//, ['CollectionPage', 'BreadcrumbList', 'ItemList']],
    [/^\/blogs(\/(grid|sidebar)\/.*)?$/, ['CollectionPage', 'BreadcrumbList', 'ItemList']],
    [/^\/blogs\/template$/, ['WebPage', 'BreadcrumbList']],
    [/^\/blogs\/single\/video$/, ['WebPage', 'BreadcrumbList', 'BlogPosting', 'VideoObject']],
    [/^\/blogs\//, ['WebPage', 'BreadcrumbList', 'BlogPosting', 'Person', 'Organization']],
    [/^\/extra\/faq$/, ['FAQPage', 'BreadcrumbList', 'Question', 'Answer']],
    [/^\/extra\/contact-us$/, ['ContactPage', 'BreadcrumbList', 'Organization']],
    [/^\/extra\/about-us$/, ['AboutPage']],
    [/^\/merchandise\/product\//, ['ItemPage', 'BreadcrumbList', 'Product', 'Offer']],
    [/^\/merchandise\/shop$/, ['CollectionPage', 'BreadcrumbList', 'ItemList']],
    [/^\/merchandise\/shop\/mats$/, ['CollectionPage', 'BreadcrumbList', 'ItemList']],
    [/^\/(home|movies|tv-shows|videos|genres|cast|tags|play-list|merchandise)/, ['CollectionPage']],
    [/./, []],
  ],
};

/** The location of the photos in the tests' snapshot. */
const PHOTOGRAPHS = 'https://media.school.example/';

/** A page is described by its title and description, which are in `<head>`. */
const isWebPage = ({ '@type': type }: PageNode) => type.endsWith('Page');

/** The texts of a node that a visitor must be able to read on the page. */
const shownProperties = [
  'name',
  'headline',
  'description',
  'disambiguatingDescription',
  'text',
  'jobTitle',
  'genre',
  'articleSection',
  'keywords',
  'email',
  'telephone',
  'price',
];

const listTexts = (node: PageNode): readonly string[] =>
  shownProperties
    .flatMap((name) => node[name] ?? [])
    .flatMap((text) => String(text).split('\n'))
    .map((text) => text.replace(/\s+/g, ' ').trim());

const findHiddenTexts = ({ nodes, text, head }: ReadPage): readonly string[] =>
  nodes.flatMap((node) =>
    listTexts(node).filter((one) => !(isWebPage(node) ? head : text).includes(one)),
  );

describe.each(servedApps)('the structured data of the %s', (app) => {
  const folder = getProductionFolder(app);
  const origin = (
    app === 'site' ? productionSettings.VITE_SITE_URL : productionSettings.VITE_SHOP_URL
  ).replace(/\/$/, '');
  let pages: readonly ReadPage[] = [];
  beforeAll(() => {
    ensureProductionBuild();
    pages = readPages(folder);
  });

  it('has only known types and names, all required properties and absolute URLs', () => {
    expect(pages.length).toBeGreaterThan(8);
    const errors = pages.flatMap(({ path, nodes }) =>
      nodes.flatMap(checkNode).map((error) => `${path}: ${error}`),
    );
    expect(errors).toEqual([]);
  });

  it('has the types of each indexed page, and is on no other page', () => {
    const indexed = pages.filter(({ isIndexed }) => isIndexed);
    expect(indexed.length).toBeGreaterThan(7);
    for (const { path, nodes } of indexed) {
      const [, types = []] = expectedTypes[app].find(([pattern]) => pattern.test(path))!;
      const found = new Set(nodes.map(({ '@type': type }) => type));
      expect([...found], path).toEqual(expect.arrayContaining([...types]));
      expect(
        nodes.filter(isWebPage).map(({ url }) => url),
        path,
      ).toEqual([origin + path]);
    }
    const others = pages.filter(({ isIndexed }) => !isIndexed);
    expect(others.filter(({ nodes }) => nodes.length > 0)).toEqual([]);
  });

  it('says nothing that the page does not show', () => {
    const hidden = pages.flatMap((page) =>
      findHiddenTexts(page).map((text) => `${page.path}: ${text}`),
    );
    expect(hidden).toEqual([]);
  });

  it('has the breadcrumb that the page shows', () => {
    const withBreadcrumb = pages.filter(({ breadcrumb }) => breadcrumb.length > 0);
    expect(withBreadcrumb.length).toBeGreaterThan(5);
    for (const { path, nodes, breadcrumb, isIndexed } of pages) {
      const [list] = nodes.filter(({ '@type': type }) => type === 'BreadcrumbList');
      const entries = (list?.['itemListElement'] ?? []) as readonly PageNode[];
      const shown = isIndexed ? breadcrumb : [];
      expect(
        entries.map(({ name, item, position }) => [position, name, item]),
        path,
      ).toEqual(shown.map(({ name, href }, index) => [index + 1, name, origin + (href ?? path)]));
    }
  });

  it('refers only to files that exist', () => {
    const urls = pages.flatMap(({ nodes, getMeta }) => [
      ...nodes.flatMap(({ image, logo, thumbnailUrl }) => [image, logo, thumbnailUrl].flat()),
      getMeta('og:image'),
    ]);
    const files = new Set(urls.filter((url) => url !== undefined).map(String));
    expect(files.size).toBeGreaterThan(2);
    for (const url of files) {
      if (url.startsWith(PHOTOGRAPHS)) continue;
      expect(url.startsWith(`${origin}/`), url).toBe(true);
      expect(statSync(join(folder, url.slice(origin.length))).size, url).toBeGreaterThan(1000);
    }
  });
});

describe('the products of the shop', () => {
  const find = (id: string) => {
    const pages = readPages(getProductionFolder('shop'));
    const page = pages.find(({ path }) => path === `/merchandise/product/${id}`)!;
    return { page, node: page.nodes.find(({ '@type': type }) => type === 'Product')! };
  };

  it('have the price, the rating and the photograph that their pages show', () => {
    const { page, node } = find('cork-block');
    expect(node).toMatchObject({
      image: [`${PHOTOGRAPHS}cork-block.jpg`],
      offers: {
        price: '18.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/OutOfStock',
      },
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    });
    expect(page.text).toMatch(/€18\.50.*Sold out/);
    expect(page.labels).toContain('4.5 of 5, 12 reviews');
    expect(page.getMeta('og:image')).toBe(`${PHOTOGRAPHS}cork-block.jpg`);
    expect(page.getMeta('og:image:width')).toBeUndefined();
  });

  it('have no rating without reviews', () => {
    const { page, node } = find('cork-mat');
    expect(node).not.toHaveProperty('aggregateRating');
    expect(page.getMeta('og:image')).toMatch(/\/social\/merchandise\/product\/cork-mat\.png$/);
  });
});

describe('the videos of the shop', () => {
  it('are described exactly if a visitor can play them', () => {
    const videos = readPages(getProductionFolder('shop')).filter(({ path }) =>
      path.startsWith('/videos/'),
    );
    const isDescribed = ({ nodes }: ReadPage) =>
      nodes.some(({ '@type': type }) => type === 'VideoObject');
    const isPlayable = ({ text }: ReadPage) => !/For school members|Still in production/.test(text);
    expect(videos.filter(isDescribed).length).toBeGreaterThan(5);
    expect(videos.filter(isDescribed).map(({ path }) => path)).toEqual(
      videos.filter(isPlayable).map(({ path }) => path),
    );
  });
});

describe('the pictures of shared links', () => {
  const own = /^\/(movies|tv-shows|videos|blogs)\/(?!restricted|related|grid|sidebar|template)/;

  it('are drawn for each title and post, and described', () => {
    const pages = readPages(getProductionFolder('shop')).filter(({ path }) => own.test(path));
    expect(pages.length).toBeGreaterThan(60);
    for (const { path, getMeta } of pages) {
      expect(getMeta('og:image')).toBe(`${productionSettings.VITE_SHOP_URL}/social${path}.png`);
      expect(getMeta('og:image:alt')).toMatch(/^.+: .+/);
      expect(getMeta('twitter:card')).toBe('summary_large_image');
      const file = readFileSync(join(getProductionFolder('shop'), `social${path}.png`));
      expect(file.length, path).toBeLessThan(150_000);
      const { width, height } = PNG.sync.read(file);
      expect([width, height], path).toEqual([1200, 630]);
    }
  });
});

describe.each(servedApps)('the demo of the %s, whose address is unknown', (app) => {
  it('has no node that needs an absolute URL, and no relative URL', () => {
    ensureDemoBuild([app]);
    const pages = readPages(join(repositoryRoot, 'apps', app, 'dist-demo'));
    const nodes = pages.flatMap((page) => page.nodes);
    expect(nodes.length).toBeGreaterThan(20);
    expect(nodes.map(({ '@type': type }) => type)).not.toContain('BreadcrumbList');
    const hasUrl = (node: PageNode) =>
      ['@id', 'url', 'image', 'logo'].some((name) => name in node) ||
      typeof node['item'] === 'string';
    expect(nodes.filter(hasUrl)).toEqual([]);
  });
});
