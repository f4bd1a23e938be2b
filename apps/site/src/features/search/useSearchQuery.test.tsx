import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useSearchQuery } from './useSearchQuery';

let root: Root;
let shown: { query: string; address: string };
let page: { setQuery: (query: string) => void; navigate: ReturnType<typeof useNavigate> };

function Example() {
  const { query, setQuery } = useSearchQuery();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    shown = { query, address: search };
    page = { setQuery, navigate };
  });
  return null;
}

const typeQuery = (query: string) => act(async () => page.setQuery(query));
const waitForDebounce = () => act(async () => vi.advanceTimersByTime(300));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/search?q=moon']}>
        <Example />
      </MemoryRouter>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the search query', () => {
  it('starts with the query of the address, and is written to it after typing stops', async () => {
    expect(shown.query).toBe('moon');
    await typeQuery('moon f');
    expect(shown).toEqual({ query: 'moon f', address: '?q=moon' });
    await waitForDebounce();
    expect(shown).toEqual({ query: 'moon f', address: '?q=moon+f' });
  });

  it('keeps what is typed while the address changes', async () => {
    await typeQuery('yoga');
    await act(async () => {
      vi.advanceTimersByTime(300);
      page.setQuery('yoga/');
    });
    expect(shown).toEqual({ query: 'yoga/', address: '?q=yoga' });
    await waitForDebounce();
    expect(shown).toEqual({ query: 'yoga/', address: '?q=yoga%2F' });
  });

  it('follows a link to another search, and Back', async () => {
    await act(async () => page.navigate('?q=salsa'));
    expect(shown.query).toBe('salsa');
    await act(async () => page.navigate(-1));
    expect(shown.query).toBe('moon');
  });
});
