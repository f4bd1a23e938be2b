import { describe, expect, it } from 'vitest';

import { createHeadTags, createRobotsTxt, createSitemap, type HeadData } from './head';

const facts: HeadData = {
  title: 'Questions & "answers" · School',
  description: 'What people ask.',
  path: '/about/faq',
  isIndexed: true,
  siteName: 'School',
  origin: 'https://school.example',
  languages: ['en', 'ar'],
};

describe('the head of a page', () => {
  it('names the canonical URL, the languages and the preview', () => {
    const tags = createHeadTags(facts);
    expect(tags).toContain('<link rel="canonical" href="https://school.example/about/faq">');
    expect(tags).toContain('hreflang="ar" href="https://school.example/about/faq?lang=ar"');
    expect(tags).toContain(
      '<meta property="og:title" content="Questions &amp; &quot;answers&quot; · School">',
    );
    expect(tags).toContain(
      '<meta property="og:image" content="https://school.example/social.png">',
    );
    expect(createHeadTags({ ...facts, path: '/' })).toContain('href="https://school.example/"');
  });

  it('has the picture of the page, drawn or a photograph', () => {
    const drawing = { art: 'art:figure/dancer/5', title: 'Chalk', label: 'Movie' };
    const socialImage = { path: '/social/chalk.png', alt: 'Chalk: a blackout', drawing };
    const tags = createHeadTags({ ...facts, socialImage });
    expect(tags).toContain('content="https://school.example/social/chalk.png"');
    expect(tags).toContain('<meta property="og:image:alt" content="Chalk: a blackout">');
    expect(tags).toContain('<meta property="og:image:width" content="1200">');
    const photograph = { path: 'https://cdn.example/mat.jpg', alt: 'Mat' };
    const others = createHeadTags({ ...facts, socialImage: photograph });
    expect(others).toContain('<meta property="og:image" content="https://cdn.example/mat.jpg">');
    expect(others).not.toContain('og:image:width');
  });

  it('has no absolute URL without an origin', () => {
    const tags = createHeadTags({ ...facts, origin: undefined });
    expect(tags).not.toMatch(/https?:|canonical|undefined/);
    expect(tags).toContain('og:title');
  });

  it('marks an article and its date', () => {
    expect(createHeadTags(facts)).toContain('<meta property="og:type" content="website">');
    const tags = createHeadTags({ ...facts, publishedOn: '2026-11-12' });
    expect(tags).toContain('<meta property="og:type" content="article">');
    expect(tags).toContain('<meta property="article:published_time" content="2026-11-12">');
  });

  it.each([{ isIndexed: false }, { path: null }])('keeps %o out of search engines', (change) => {
    const tags = createHeadTags({ ...facts, ...change });
    expect(tags).toContain('noindex');
    expect(tags).not.toContain('canonical');
  });
});

it('lists the pages for robots', () => {
  const pages = [{ path: '/' }, { path: '/events', modifiedOn: '2026-11-12' }];
  const sitemap = createSitemap('https://school.example', pages, ['en', 'ar']);
  expect(sitemap).toContain(
    '<url><loc>https://school.example/events</loc><lastmod>2026-11-12</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://school.example/events"/>' +
      '<xhtml:link rel="alternate" hreflang="ar" href="https://school.example/events?lang=ar"/></url>',
  );
  // Pages without a known date have no `lastmod`.
  expect(sitemap.match(/<lastmod>/g)).toHaveLength(1);
  expect(createRobotsTxt('https://school.example')).toContain(
    'Sitemap: https://school.example/sitemap.xml',
  );
  expect(createRobotsTxt(undefined)).not.toContain('Sitemap');
});
