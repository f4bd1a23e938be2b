import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { APP_RENDERED_EVENT, startOnUse } from './startOnUse';

const loadApp = vi.fn<() => Promise<unknown>>();
const onFailure = vi.fn<() => void>();
const render = () => document.dispatchEvent(new Event(APP_RENDERED_EVENT));
const query = <Type extends HTMLElement>(selector: string) =>
  document.querySelector<Type>(selector)!;

beforeEach(() => {
  document.body.innerHTML = `
    <a href="#there">Link</a><p>Text</p><button type="button">Menu</button>
    <form><input name="email"><input type="checkbox"><button>Send</button></form>`;
  loadApp.mockReset().mockResolvedValue(undefined);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
});
afterEach(() => {
  render();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

it('waits for the load event', async () => {
  vi.useFakeTimers();
  startOnUse(loadApp, { isImmediate: false, onFailure });
  // By now, an idle browser would have started the app.
  await vi.advanceTimersByTimeAsync(5000);
  expect(loadApp).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(loadApp).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it('starts at once if the page is hidden until the app has rendered', () => {
  startOnUse(loadApp, { isImmediate: true, onFailure });
  expect(loadApp).toHaveBeenCalledTimes(1);
});

it('starts when the pointer or the focus is on a control, and not elsewhere', () => {
  startOnUse(loadApp, { isImmediate: false, onFailure });
  query('p').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(loadApp).not.toHaveBeenCalled();
  query('a').dispatchEvent(new Event('pointerover', { bubbles: true }));
  query('button').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(loadApp).toHaveBeenCalledTimes(1);
});

it('repeats clicks, submitted forms and typed texts in their order, once', () => {
  startOnUse(loadApp, { isImmediate: false, onFailure });
  const form = query<HTMLFormElement>('form');
  const email = query<HTMLInputElement>('[name="email"]');
  query('button').click();
  email.value = 'mira@';
  email.dispatchEvent(new Event('input', { bubbles: true }));
  email.value = 'mira@school.example';
  email.dispatchEvent(new Event('input', { bubbles: true }));
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);

  const seen: string[] = [];
  query('button').addEventListener('click', () => seen.push('click'));
  form.addEventListener('input', () => seen.push(`input ${email.value}`));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    seen.push('submit');
  });
  render();
  expect(seen).toEqual(['click', 'input mira@school.example', 'submit']);
  render();
  query('button').click();
  expect(seen).toHaveLength(4);
});

it('follows links without the app', () => {
  startOnUse(loadApp, { isImmediate: false, onFailure });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  query('a').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

it('reports that the app could not be loaded, and tries again with the next use', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loadApp.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  startOnUse(loadApp, { isImmediate: true, onFailure });
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  query('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(loadApp).toHaveBeenCalledTimes(2);
});
