import { act, useEffect, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Router, useLocation, useNavigate, type Location, type Navigator } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useIsHistoryStep, useUrlParams, type SetUrlParams } from './useUrlParams';

/** A history that counts its changes and can refuse them, the way Safari does. */
const history = {
  entries: [] as string[],
  at: 0,
  calls: 0,
  isRefusing: false,
  key: 0,
};

/** A router that uses this history. */
function TestRouter({ children }: { children: ReactNode }) {
  const [state, setState] = useState(() => ({
    action: 'POP' as 'POP' | 'PUSH' | 'REPLACE',
    location: toLocation(),
  }));
  const navigator: Navigator = {
    createHref: (to) => toPath(to),
    go(delta) {
      history.at += delta;
      setState({ action: 'POP' as never, location: toLocation() });
    },
    push(to) {
      history.calls += 1;
      history.entries = [...history.entries.slice(0, history.at + 1), toPath(to)];
      history.at += 1;
      setState({ action: 'PUSH' as never, location: toLocation() });
    },
    replace(to) {
      history.calls += 1;
      if (history.isRefusing) throw new DOMException('Too many calls', 'SecurityError');
      history.entries[history.at] = toPath(to);
      setState({ action: 'REPLACE' as never, location: toLocation() });
    },
  };
  return (
    <Router location={state.location} navigationType={state.action as never} navigator={navigator}>
      {children}
    </Router>
  );
}

const toPath = (to: Parameters<Navigator['push']>[0]): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

function toLocation(): Location {
  const { pathname, search, hash } = new URL(history.entries[history.at]!, 'https://a.example');
  history.key += 1;
  return { pathname, search, hash, state: null, key: `${history.at} ${history.key}` };
}

let root: Root;
/** The query that the page shows, and whether the page was reached through Back or a page load. */
let shown: { query: string | null; address: string; isHistoryStep: boolean };
let page: { set: SetUrlParams; navigate: (to: string | number) => void };

/** A component that reads the query. */
function Reader() {
  const [params, set] = useUrlParams();
  const isHistoryStep = useIsHistoryStep();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const address = location.pathname + location.search;
    shown = { query: params.get('q'), address, isHistoryStep };
    page = { set, navigate: (to) => void navigate(to as string) };
  });
  return null;
}

/** The page that uses the query, or a page that doesn't. */
function Pages() {
  return useLocation().pathname === '/list' ? <Reader /> : null;
}

const type = (text: string) => act(async () => page.set(new URLSearchParams({ q: text }), 'typed'));
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const navigate = (to: string | number) => act(async () => page.navigate(to));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(history, { entries: ['/list'], at: 0, calls: 0, isRefusing: false });
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <TestRouter>
        <Pages />
      </TestRouter>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a query that is typed', () => {
  it('is shown at once, and is one change of the history after a pause', async () => {
    const text = 'a long mat for two people';
    for (let length = 1; length <= text.length; length += 1) {
      await type(text.slice(0, length));
      expect(shown.query).toBe(text.slice(0, length));
      await wait(299);
    }
    expect(history.calls).toBe(0);
    await wait(1);
    expect(history).toMatchObject({ calls: 1, entries: [`/list?q=${text.replaceAll(' ', '+')}`] });
    expect(shown.query).toBe(text);
  });

  it('stays what was typed last while the URL follows', async () => {
    await type('mat');
    await act(async () => {
      vi.advanceTimersByTime(300);
      page.set('q=mats', 'typed');
    });
    expect(shown).toMatchObject({ query: 'mats', address: '/list?q=mat' });
    await wait(300);
    expect(shown).toMatchObject({ query: 'mats', address: '/list?q=mats' });
    expect(history.entries).toHaveLength(1);
  });

  it('is in the history entry when a link leaves it, and Back shows it', async () => {
    await type('mat');
    // The capturing listener runs before the link's own.
    await act(async () => void window.dispatchEvent(new Event('click')));
    await navigate('/product');
    expect(history.entries).toEqual(['/list?q=mat', '/product']);
    await wait(5000);
    expect(history.entries).toEqual(['/list?q=mat', '/product']);
    await navigate(-1);
    expect(shown.query).toBe('mat');
  });

  it.each(['pagehide', 'beforeunload', 'submit', 'focusout'])('is written at %s', async (name) => {
    await type('mat');
    await act(async () => void window.dispatchEvent(new Event(name)));
    expect(history).toMatchObject({ calls: 1, entries: ['/list?q=mat'] });
    await wait(1000);
    expect(history.calls).toBe(1);
  });

  it('is never written to another page', async () => {
    await type('mat');
    await navigate('/product');
    await wait(5000);
    expect(history.entries).toEqual(['/list', '/product']);
  });

  it('is forgotten after Back', async () => {
    await navigate('/list?q=sock');
    expect(shown.query).toBe('sock');
    await type('socks');
    await act(async () => {
      window.dispatchEvent(new PopStateEvent('popstate'));
      page.navigate(-1);
    });
    expect(shown).toMatchObject({ query: null, address: '/list' });
    await wait(5000);
    expect(history.entries).toEqual(['/list', '/list?q=sock']);
  });
});

describe('a browser that refuses changes of its history', () => {
  it('is asked once more later, and nothing throws', async () => {
    history.isRefusing = true;
    await type('mat');
    await wait(300);
    expect(history.calls).toBe(1);
    expect(shown).toMatchObject({ query: 'mat', address: '/list' });
    await type('mats');
    await act(async () => page.set('q=mats&page=2', 'replace'));
    expect(shown.query).toBe('mats');
    history.isRefusing = false;
    await wait(3000);
    expect(shown).toMatchObject({ query: 'mats', address: '/list?q=mats&page=2' });
  });
});

describe('a choice', () => {
  it('is a history entry, with what was typed before it', async () => {
    await type('mat');
    await act(async () => page.set('q=mat&color=ink', 'push'));
    expect(history.entries).toEqual(['/list', '/list?q=mat&color=ink']);
    await wait(5000);
    expect(history.entries).toEqual(['/list', '/list?q=mat&color=ink']);
    await navigate(-1);
    expect(shown.query).toBeNull();
  });

  it('stays while more is typed before the router shows it', async () => {
    await act(async () => {
      page.set('color=ink', 'push');
      page.set('color=ink&q=m', 'typed');
    });
    expect(shown).toMatchObject({ query: 'm', address: '/list?color=ink' });
    await wait(300);
    expect(history.entries).toEqual(['/list', '/list?color=ink&q=m']);
  });

  it('is no step of the history, which Back and a page load are', async () => {
    expect(shown.isHistoryStep).toBe(true);
    await act(async () => page.set('q=mat', 'push'));
    expect(shown.isHistoryStep).toBe(false);
    await navigate(-1);
    expect(shown.isHistoryStep).toBe(true);
    await type('mat');
    expect(shown.isHistoryStep).toBe(false);
  });
});

it('is one state for all who read it', async () => {
  let other: string | null = null;
  function Other() {
    const [params] = useUrlParams();
    useEffect(() => {
      other = params.get('q');
    });
    return null;
  }
  await act(async () =>
    root.render(
      <TestRouter>
        <Pages />
        <Other />
      </TestRouter>,
    ),
  );
  await type('mat');
  expect(other).toBe('mat');
});
