import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useDocumentTitle } from './useDocumentTitle';

function Page({ title }: { title?: string }) {
  useDocumentTitle(title);
  return null;
}

let root: Root;
const show = (title?: string) => act(() => root.render(title ? <Page title={title} /> : <Page />));
const leave = () => act(() => root.render(null));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
  document.title = 'Series · Gschool';
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('sets the title as soon as it is known, and updates it', () => {
  show();
  expect(document.title).toBe('Series · Gschool');
  show('Strong Start');
  expect(document.title).toBe('Strong Start · Gschool');
  show('Slow Sunday');
  expect(document.title).toBe('Slow Sunday · Gschool');
});

it('restores the title of the route', () => {
  show('Page not found');
  leave();
  expect(document.title).toBe('Series · Gschool');
});

it('does not change the title of the next route', () => {
  show('Page not found');
  document.title = 'Videos · Gschool';
  leave();
  expect(document.title).toBe('Videos · Gschool');
});
