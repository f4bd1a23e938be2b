import { expect, it } from 'vitest';

import type { Translate } from '../i18n/useT';
import { handleOf, metaOf } from './documentMeta';

const t: Translate = (id) => id;
const where = { productName: 'Gschool', path: '/' };

it('titles the start page NAME · TAGLINE and every other page PAGE · NAME', () => {
  const start = [undefined, { title: 'tagline', isStart: true }];
  expect(metaOf(start, t, where).title).toBe('Gschool · tagline');
  expect(metaOf([{ title: 'notFound.title' }], t, where).title).toBe('notFound.title · Gschool');
});

it('falls back to the name alone and to the shop’s description', () => {
  expect(metaOf([], t, where)).toMatchObject({
    title: 'Gschool',
    description: 'shop.description',
    isIndexed: false,
  });
});

it('says of content what the content says, and nothing of content that is not there', () => {
  const about = { title: 'tagline', isIndexed: true } as const;
  const content = { title: 'A post', description: 'About it.', publishedOn: '2026-11-12' };
  expect(metaOf([about], t, { ...where, content })).toMatchObject({
    ...content,
    title: 'A post · Gschool',
    isIndexed: true,
  });
  expect(metaOf([about], t, { ...where, content: null })).toMatchObject({
    title: 'notFound.title · Gschool',
    isIndexed: false,
  });
});

it('takes the layout of the deepest route that names one', () => {
  const handles = [{ title: 'tagline' }, { title: 'tagline', layout: 'blank' }, undefined];
  expect(handleOf(handles)?.layout).toBe('blank');
});
