import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useDocumentHead } from './useDocumentHead';
import { useIndexing } from './useIndexing';

function Head({ isIndexed = true, canonical = 'https://shop.example/list' }) {
  useDocumentHead({ title: 'List', description: canonical, isIndexed, canonical });
  return null;
}

function Page(props: { isIndexed: boolean; query?: string }) {
  useIndexing(props);
  return null;
}

let root: Root;
const show = (page: React.ReactNode, head = <Head />) =>
  act(() =>
    root.render(
      <>
        {page}
        {head}
      </>,
    ),
  );
const read = () => ({
  robots: [...document.head.querySelectorAll<HTMLMetaElement>('meta[name=robots]')].map(
    ({ content }) => content,
  ),
  canonical: document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
});

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

it('keeps a filtered list out of search engines, and only while it is filtered', () => {
  show(<Page isIndexed={false} />);
  expect(read()).toEqual({ robots: ['noindex'], canonical: 'https://shop.example/list' });
  show(<Page isIndexed />);
  expect(read().robots).toEqual([]);
});

it('gives the second page of a list its own canonical URL', () => {
  show(<Page isIndexed query="?page=2" />);
  expect(read().canonical).toBe('https://shop.example/list?page=2');
  show(<Page isIndexed query="?page=3" />);
  expect(read().canonical).toBe('https://shop.example/list?page=3');
  show(<Page isIndexed />);
  expect(read().canonical).toBe('https://shop.example/list');
});

it('does not change what the next page says', () => {
  show(<Page isIndexed={false} query="?page=2" />);
  show(null, <Head canonical="https://shop.example/other" />);
  expect(read()).toEqual({ robots: [], canonical: 'https://shop.example/other' });
  show(<Page isIndexed={false} />);
  show(null, <Head isIndexed={false} />);
  expect(read().robots).toEqual(['noindex']);
});
