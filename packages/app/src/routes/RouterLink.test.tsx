// @vitest-environment happy-dom
import { act, useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { LinkNavigation, RouterLink } from './RouterLink';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
let container: HTMLElement;
let navigate: NavigateFunction;
let address: string;

function Observer() {
  const go = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    navigate = go;
    address = `${pathname}${search}`;
  });
  return null;
}

const render = (links: ReactNode) =>
  act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/', '/videos']}>
        <LinkNavigation>
          {links}
          <Observer />
        </LinkNavigation>
      </MemoryRouter>,
    ),
  );

/** Clicks the first link. Returns whether the app followed it, instead of the browser. */
const click = async (init: MouseEventInit = {}): Promise<boolean> => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let isFollowed = false;
  // The window of other tests must not navigate.
  const stop = (clicked: Event) => {
    isFollowed = clicked.defaultPrevented;
    clicked.preventDefault();
  };
  document.addEventListener('click', stop, { once: true });
  await act(async () => container.querySelector('a')?.dispatchEvent(event));
  return isFollowed;
};

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
});

/** React's props of each link. Rendering a link replaces its props. */
const readProps = (): unknown[] =>
  [...container.querySelectorAll('a')].map((link) => {
    const key = Object.keys(link).find((name) => name.startsWith('__reactProps$'))!;
    return (link as unknown as Record<string, unknown>)[key];
  });

it('a change of the URL does not render the links of cards again', async () => {
  await render([1, 2, 3].map((id) => <RouterLink key={id} href={`/videos/watch/${id}`} />));
  const before = readProps();
  await act(async () => navigate('/videos?page=2'));
  await act(async () => navigate('/videos?page=3', { replace: true }));
  expect(address).toBe('/videos?page=3');
  const after = readProps();
  expect(after).toHaveLength(3);
  for (const [index, props] of after.entries()) expect(props).toBe(before[index]);
});

it('opens a path in this tab, also after the URL has changed', async () => {
  await render(<RouterLink href="/library?tab=saved" />);
  await act(async () => navigate('/videos?page=2'));
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/library?tab=saved');
  expect(await click()).toBe(true);
  expect(address).toBe('/library?tab=saved');
});

it('another visit of the present URL adds no history entry', async () => {
  await render(<RouterLink href="/videos" />);
  await click();
  expect(address).toBe('/videos');
  await act(async () => navigate(-1));
  expect(address).toBe('/');
});

it('leaves a click with a modifier key, and one that was handled, to others', async () => {
  await render(<RouterLink href="/library" />);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(await click({ [key]: true }), key).toBe(false);
  await click({ button: 1 });
  await render(<RouterLink href="/library" onClick={(event) => event.preventDefault()} />);
  await click();
  expect(address).toBe('/videos');
});

it('a query keeps the path, and follows it', async () => {
  await render(<RouterLink href="?page=2" />);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/videos?page=2');
  await act(async () => navigate('/library'));
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/library?page=2');
  await click();
  expect(address).toBe('/library?page=2');
});

it.each(['https://example.com/a', '//example.com/a', 'mailto:a@example.com', '#part'])(
  'leaves %s to the browser',
  async (href) => {
    await render(<RouterLink href={href} />);
    expect(container.querySelector('a')?.getAttribute('href')).toBe(href);
    expect(await click()).toBe(false);
    expect(address).toBe('/videos');
  },
);

it.each([
  ['opens a new tab', { target: '_blank' }],
  ['saves a file', { download: '' }],
])('leaves a link that %s to the browser', async (_what, attributes) => {
  await render(<RouterLink href="/library" {...attributes} />);
  expect(await click()).toBe(false);
  expect(address).toBe('/videos');
});
