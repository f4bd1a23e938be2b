import { expect, it } from 'vitest';

import { findDeepestMeta, createDocumentMeta, type DocumentMetaOptions } from './documentMeta';

const t = (id: string, values?: Record<string, string | number>) =>
  values && 'count' in values ? `${id} ${values['count']}` : id;
const options: DocumentMetaOptions<string> = {
  productName: 'Gschool',
  path: '/events',
  defaultDescription: 'site.description',
};

it('takes title, values and description of the deepest route: PAGE · NAME', () => {
  const handles = [undefined, { title: 'outer' }, { title: 'inner', values: { count: 3 } }, {}];
  expect(createDocumentMeta(handles, t, options)).toMatchObject({
    title: 'inner 3 · Gschool',
    description: 'site.description 3',
  });
});

it('titles the start page NAME · TITLE', () => {
  const start = [undefined, { title: 'tagline', isStart: true }];
  expect(createDocumentMeta(start, t, options).title).toBe('Gschool · tagline');
});

it('without a route, uses the product name and the default description', () => {
  expect(createDocumentMeta([], t, options)).toMatchObject({
    title: 'Gschool',
    description: 'site.description',
    isIndexed: false,
  });
});

it('adds the canonical URL when the origin is set', () => {
  const handles = [{ title: 'tagline' }];
  expect(
    createDocumentMeta(handles, t, { ...options, origin: 'https://school.example' }).canonical,
  ).toBe('https://school.example/events');
  expect(createDocumentMeta(handles, t, options).canonical).toBeUndefined();
});

it('prefers the content of the page, and shows when it is missing', () => {
  const handles = [{ title: 'tagline', isIndexed: true }];
  const content = { title: 'A post', description: 'About it.' };
  expect(createDocumentMeta(handles, t, { ...options, content })).toMatchObject({
    ...content,
    title: 'A post · Gschool',
    isIndexed: true,
  });
  // While its data is loading, the content has the title of its route.
  expect(createDocumentMeta(handles, t, { ...options, content: {} }).title).toBe(
    'tagline · Gschool',
  );
  expect(createDocumentMeta(handles, t, { ...options, content: null })).toMatchObject({
    title: 'notFound.title · Gschool',
    isIndexed: false,
  });
});

it('finds the deepest handle with a title', () => {
  const handles = [{ title: 'tagline' }, { title: 'tagline', layout: 'blank' }, undefined];
  expect(findDeepestMeta<{ layout: string }>(handles)?.layout).toBe('blank');
});
