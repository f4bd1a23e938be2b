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

it('takes the layout of the deepest route that names one', () => {
  const handles = [{ title: 'tagline' }, { title: 'tagline', layout: 'blank' }, undefined];
  expect(handleOf(handles)?.layout).toBe('blank');
});
