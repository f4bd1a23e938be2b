// @vitest-environment happy-dom
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createLazyPart, LazyTrigger, type TriggerProps } from './lazyPart';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** A menu that is another element than the button before it was loaded. */
function Menu({ trigger, isOpen }: TriggerProps) {
  return (
    <div>
      {trigger}
      {isOpen && <p>open</p>}
    </div>
  );
}

let root: Root;
let answer: { resolve: (menu: typeof Menu) => void; reject: (error: Error) => void };
let imports: number;

const createPart = () =>
  createLazyPart<TriggerProps>(() => {
    imports += 1;
    return new Promise((resolve, reject) => {
      answer = { resolve, reject };
    });
  });
const show = (part = createPart()): void => {
  const trigger: ReactElement = <button type="button">Columns</button>;
  act(() => root.render(<LazyTrigger part={part} popup="menu" overlay={{ trigger }} />));
};
const getButton = () => document.querySelector('button') as HTMLButtonElement;
const isOpen = () => document.querySelector('p') !== null;
const settle = (run: () => void) => act(async () => run());
const dispatch = (event: Event) => act(async () => void getButton().dispatchEvent(event));
const load = () => settle(() => answer.resolve(Menu));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  imports = 0;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

it('says before it is loaded what the button opens', () => {
  show();
  expect(getButton().getAttribute('aria-haspopup')).toBe('menu');
  expect(getButton().getAttribute('aria-expanded')).toBe('false');
  expect(imports).toBe(0);
});

it('is loaded when the button gets focus, and does not replace the button', async () => {
  show();
  const before = getButton();
  await settle(() => before.focus());
  expect(imports).toBe(1);
  await load();
  expect(getButton()).toBe(before);
  expect(document.activeElement).toBe(before);
  await settle(() => before.click());
  expect(isOpen()).toBe(true);
});

it('opens after a press before it was loaded', async () => {
  show();
  await settle(() => getButton().click());
  expect(isOpen()).toBe(false);
  await load();
  expect(isOpen()).toBe(true);
});

it('opens after an arrow key before it was loaded', async () => {
  show();
  await dispatch(
    new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
  );
  await load();
  expect(isOpen()).toBe(true);
});

it('tries again at the next press if it could not be loaded', async () => {
  show();
  await settle(() => getButton().click());
  await settle(() => answer.reject(new Error('offline')));
  expect(isOpen()).toBe(false);
  await settle(() => getButton().click());
  expect(imports).toBe(2);
  await load();
  expect(isOpen()).toBe(true);
});

it('is loaded without a press when the browser is idle', async () => {
  show();
  await act(async () => void vi.advanceTimersByTime(4000));
  expect(imports).toBe(1);
});
