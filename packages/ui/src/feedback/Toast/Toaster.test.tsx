import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createToasts } from './createToasts';
import { Toaster } from './Toaster';
import { ToastsProvider, useToasts } from './ToastsProvider';

let root: Root;
/** The texts of the toasts, oldest first. In the document, the newest comes first. */
const seen = () => [...document.querySelectorAll('ol > li')].map((li) => li.textContent).reverse();
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function stage() {
  const toasts = createToasts();
  await act(async () => root.render(<Toaster toasts={toasts} limit={2} />));
  return toasts;
}
/** happy-dom does not dispatch pointer and focus events itself. */
const send = (type: string) => {
  const Kind = type.startsWith('focus') ? FocusEvent : PointerEvent;
  document.querySelector('ol > li')?.dispatchEvent(new Kind(type, { bubbles: true }));
};
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a toast closes after three seconds, and the next queued one opens', async () => {
  const toasts = await stage();
  await act(async () => ['A', 'B', 'C'].forEach((title) => toasts.show({ title })));
  expect(seen()).toEqual(['Note: A', 'Note: B']);
  await wait(2999);
  expect(seen()).toHaveLength(2);
  await wait(1);
  expect(seen()).toEqual(['Note: C']);
  await wait(3000);
  expect(seen()).toEqual([]);
});

test('a toast that replaces another one has its texts, also in a page that is translated', async () => {
  const toasts = await stage();
  const show = (title: string, message: string) =>
    act(async () => void toasts.show({ id: 'saved', title, message }));
  await show('Saving', 'Please wait');
  const walker = document.createTreeWalker(document.querySelector('ol')!, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  }
  await show('Saved', 'Open it');
  expect(seen()).toEqual(['Note: SavedOpen it']);
});

test.each([
  ['the pointer is on it', () => send('pointermove'), () => send('pointerout')],
  ['the focus is in it', () => send('focusin'), () => send('focusout')],
  ['the page is hidden', () => hide(true), () => hide(false)],
])('its timer is paused while %s', async (_case, pause, resume) => {
  const toasts = await stage();
  await act(async () => void toasts.show({ title: 'A' }));
  await wait(2000);
  await act(async () => pause());
  await wait(60_000);
  expect(seen()).toHaveLength(1);
  await act(async () => resume());
  await wait(999);
  expect(seen()).toHaveLength(1);
  await wait(1);
  expect(seen()).toHaveLength(0);
});

const announced = (role: 'status' | 'alert') =>
  document.querySelector(`[role=${role}]`)?.textContent;

test('a toast is announced for a second, a warning as an alert, with its action', async () => {
  const toasts = await stage();
  const action = { label: 'Undo', onPress: () => {}, altText: 'Undo in the history' };
  await act(async () => {
    toasts.show({ title: 'Removed', action });
    toasts.show({ title: 'Offline', variant: 'warning' });
  });
  await wait(50);
  expect(announced('status')).toBe('Notification Note: Removed Undo in the history');
  expect(announced('alert')).toBe('Notification Warning: Offline');
  await wait(1000);
  expect([announced('status'), announced('alert')]).toEqual(['', '']);
});

test('a replacement has its full duration and is announced', async () => {
  const toasts = await stage();
  await act(async () => void toasts.show({ id: 'a', title: 'Saving' }));
  await wait(2000);
  await act(
    async () =>
      void toasts.show({ id: 'a', title: 'Failed', message: 'Again?', variant: 'danger' }),
  );
  await wait(50);
  expect(announced('alert')).toBe('Notification Error: Failed Again?');
  await wait(4949);
  expect(seen()).toEqual(['Error: FailedAgain?']);
  await wait(1);
  expect(seen()).toEqual([]);
});

test('after the last toast is closed under the pointer, the next one still closes', async () => {
  const toasts = await stage();
  await act(async () => void toasts.show({ title: 'A' }));
  await act(async () => void send('pointermove'));
  await act(async () => void toasts.clear());
  await act(async () => void toasts.show({ title: 'B' }));
  await wait(3000);
  expect(seen()).toEqual([]);
});

test('three of thirty toasts are rendered', async () => {
  const toasts = createToasts();
  await act(async () => root.render(<Toaster toasts={toasts} />));
  await act(async () => {
    for (let count = 0; count < 30; count += 1) toasts.show({ title: `${count}` });
  });
  expect(seen()).toEqual(['Note: 0', 'Note: 1', 'Note: 2']);
  await act(async () => toasts.clear());
  expect(seen()).toEqual([]);
});

test('a toast with infinite duration stays', async () => {
  const toasts = await stage();
  await act(async () => void toasts.show({ title: 'A', duration: Infinity }));
  await wait(10_000_000);
  expect(seen()).toHaveLength(1);
});

test('it is loaded for the first toast; after an error, it shows a plain text and is loaded again', async () => {
  const toasts = createToasts();
  const page = vi.fn(() => null);
  function Page() {
    useToasts();
    return page();
  }
  const load = vi.fn(() => Promise.resolve(Toaster)).mockRejectedValueOnce(new Error('offline'));
  await act(async () =>
    root.render(
      <ToastsProvider toasts={toasts} loadToaster={load}>
        <Page />
      </ToastsProvider>,
    ),
  );
  expect(load).not.toHaveBeenCalled();
  await act(async () => void toasts.show({ title: 'A' }));
  expect(seen()).toEqual([]);
  const getPlainToast = () => document.querySelector('p[role="alert"]')?.textContent;
  expect(getPlainToast()).toBe('A');
  await act(async () => void toasts.show({ title: 'B' }));
  expect(load).toHaveBeenCalledTimes(2);
  expect(getPlainToast()).toBeUndefined();
  expect(seen()).toEqual(['Note: A', 'Note: B']);
  expect(page).toHaveBeenCalledOnce();
});

test('the plain text of a toast that cannot be loaded stays eight seconds', async () => {
  const toasts = createToasts();
  await act(async () =>
    root.render(
      <ToastsProvider toasts={toasts} loadToaster={() => Promise.reject(new Error('offline'))}>
        <p>A page</p>
      </ToastsProvider>,
    ),
  );
  await act(async () => void toasts.show({ title: 'A' }));
  await wait(7999);
  expect(document.querySelector('p[role="alert"]')?.textContent).toBe('A');
  await wait(1);
  expect(document.querySelector('p[role="alert"]')).toBeNull();
});

test('it renders nothing on the server, and useToasts throws without a provider', () => {
  expect(renderToString(<Toaster toasts={createToasts()} />)).toBe('');
  const Lost = () => <>{String(useToasts())}</>;
  expect(() => renderToString(<Lost />)).toThrow('ToastsProvider');
});
