import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { UiProvider } from '@gschool/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { pages } from '../../routes';
import { getPostPath, postPaths, getPostByPath } from './postPaths';
import { featuredSlug, getPost, posts } from './posts';
import { TemplateText, templateSections } from './template';
import { loadPostText, textSlugs } from './loadPostText';
import { postCategories, postTags } from './types';

const READING_SPEED = 220;
const publicFolder = join(import.meta.dirname, '../../../public');

const markupOf = async (slug: string): Promise<string> => {
  const { Body } = await loadPostText(slug);
  return renderToStaticMarkup(
    <UiProvider>
      <Body />
    </UiProvider>,
  );
};

const linksIn = (markup: string) =>
  [...markup.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to);

/**
 * A blog path is valid only if there is a post for it, because the route table matches any slug.
 */
const isValidLink = (href: string): boolean => {
  const path = href.split(/[?#]/)[0] ?? '';
  const slug = /^\/blogs\/([^/]+)$/.exec(path)?.[1];
  const isPost = slug === undefined || ['template', 'detail'].includes(slug) || getPost(slug);
  return pages.hasPage(href) && Boolean(isPost);
};

describe('the posts', () => {
  it('has fourteen posts, newest first, with one of each special kind', () => {
    expect(posts).toHaveLength(14);
    const days = posts.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().reverse());
    expect(new Set(days).size).toBe(days.length);
    const kinds = posts.map(({ media }) => media.kind).filter((kind) => kind !== 'standard');
    expect(kinds.toSorted()).toEqual(['audio', 'gallery', 'link', 'quote', 'video']);
  });

  it('gives each post a path that leads back to it', () => {
    expect(new Set(postPaths).size).toBe(posts.length);
    for (const post of posts) expect(getPostByPath(getPostPath(post))).toBe(post);
    expect(getPost(featuredSlug)?.media.kind).toBe('standard');
    expect(getPostByPath('/blogs/detail/')?.slug).toBe(featuredSlug);
    expect(getPostByPath('/blogs')).toBeUndefined();
  });

  it('has one text per post and one post per text', () => {
    expect(posts.map(({ slug }) => slug).toSorted()).toEqual([...textSlugs]);
  });

  it('uses each category and each tag', () => {
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(postCategories));
    expect(new Set(posts.flatMap(({ tags }) => tags))).toEqual(new Set(postTags));
  });

  it.each(posts.map((post) => [post.slug, post] as const))(
    '%s refers only to existing posts, pictures and files',
    (_, post) => {
      expect(post.related).toHaveLength(3);
      expect(new Set(post.related).size).toBe(3);
      for (const slug of post.related) expect([slug, getPost(slug)?.slug]).toEqual([slug, slug]);
      expect(post.related).not.toContain(post.slug);
      expect(post.picture).toMatch(/^art:(figure|object|portrait)\/\w+\/\d+$/);
      const files = [
        ...('src' in post.media ? [post.media.src] : []),
        ...('captions' in post.media ? post.media.captions.map(({ src }) => src) : []),
      ];
      for (const file of files)
        expect([file, existsSync(publicFolder + file)]).toEqual([file, true]);
    },
  );

  it.each(posts.map((post) => [post.slug, post] as const))(
    '%s has valid links and the right reading time',
    async (slug, post) => {
      const markup = await markupOf(slug);
      const links = linksIn(markup);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((href) => !isValidLink(href))).toEqual([]);
      const words = markup
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length;
      expect([words, post.minutes]).toEqual([words, Math.ceil(words / READING_SPEED)]);
    },
  );
});

it('the template has the listed headings and valid links', () => {
  const markup = renderToStaticMarkup(
    <UiProvider>
      <TemplateText />
    </UiProvider>,
  );
  const ids = [...markup.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(templateSections.map(({ id }) => id));
  expect(linksIn(markup).filter((href) => !isValidLink(href))).toEqual([]);
});
