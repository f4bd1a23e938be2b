import { act, type AnchorHTMLAttributes } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Button, type ButtonProps } from './Button';
import { UiProvider } from '../../providers/UiProvider/UiProvider';

const follow = vi.fn();

/** A router’s link. It navigates unless the click was prevented. */
const RouterLink = ({ onClick, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a
    {...props}
    onClick={(event) => {
      onClick?.(event);
      if (!event.defaultPrevented) follow(event);
    }}
  />
);

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  follow.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

type LinkProps = Extract<ButtonProps, { href: string }>;

async function renderLink(props: Omit<LinkProps, 'href'>): Promise<HTMLAnchorElement> {
  await act(async () =>
    root.render(
      <UiProvider link={RouterLink}>
        <Button href="/classes" {...props}>
          Classes
        </Button>
      </UiProvider>,
    ),
  );
  return document.querySelector('a')!;
}

/** Whether the default action of the event is still allowed. */
const isAllowed = (element: Element, type: string, init: MouseEventInit = {}): boolean =>
  element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));

const clicks: [string, string, MouseEventInit][] = [
  ['a click or Enter', 'click', {}],
  ['a click with Ctrl', 'click', { ctrlKey: true }],
  ['a click with Command', 'click', { metaKey: true }],
  ['a click with Shift', 'click', { shiftKey: true }],
  ['the middle button', 'auxclick', { button: 1 }],
];

describe('a loading link', () => {
  it.each(clicks)('is not followed by %s', async (_name, type, init) => {
    const onClick = vi.fn();
    const link = await renderLink({ isLoading: true, onClick });
    expect(isAllowed(link, type, init)).toBe(false);
    expect(follow).not.toHaveBeenCalled();
    expect(onClick).not.toHaveBeenCalled();
    expect(link.getAttribute('aria-disabled')).toBe('true');
  });

  it('stays the same element, so that the focus stays on it', async () => {
    const link = await renderLink({});
    link.focus();
    expect(await renderLink({ isLoading: true })).toBe(link);
    expect(document.activeElement).toBe(link);
    await renderLink({ isLoading: false });
    expect(link.hasAttribute('aria-disabled')).toBe(false);
    expect(isAllowed(link, 'click')).toBe(true);
    expect(follow).toHaveBeenCalledOnce();
  });
});

it('is not followed while the caller sets `aria-disabled`', async () => {
  const link = await renderLink({ 'aria-disabled': true });
  expect(isAllowed(link, 'click')).toBe(false);
});
