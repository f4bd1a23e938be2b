import { expect, it } from 'vitest';

import '../i18n/auth';
import { i18n } from '../i18n/i18n';
import { metaOf } from './documentMeta';

const t = (id: string, values?: Record<string, string | number>) => i18n._(id, values);
const where = { productName: 'Gschool', path: '/events' };

it('takes title and description of the deepest route: PAGE · NAME', () => {
  const meta = metaOf(
    [undefined, { title: 'signIn.title', description: 'signIn.description' }],
    t,
    where,
  );
  expect(meta.title).toBe('Sign In · Gschool');
  expect(meta.description).toBe('Sign in to Gschool and pick up where you left off.');
});

it('falls back to the school’s own description', () => {
  expect(metaOf([{ title: 'videos.title' }], t, where).description).toContain('Gschool is');
});

it('names the page’s one address where the settings say where the site is', () => {
  const of = (origin?: string) => metaOf([{ title: 'videos.title' }], t, { ...where, origin });
  expect(of('https://school.example').canonical).toBe('https://school.example/events');
  expect(of().canonical).toBeUndefined();
});
