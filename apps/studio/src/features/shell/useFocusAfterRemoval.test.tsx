import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useFocusAfterRemoval } from './useFocusAfterRemoval';

let root: Root;
let container: HTMLElement;

/** A page with a card, whose button disappears when its act is done. */
function Page({ hasButton, hasCard = true, hasMenu = false, hasDialog = false }: Shown) {
  useFocusAfterRemoval();
  return (
    <>
      <main tabIndex={-1}>
        {hasCard && (
          <section aria-label="Payment">
            <div>{hasButton && <button type="button">Record refund</button>}</div>
          </section>
        )}
      </main>
      {hasMenu && (
        <div role="menu">
          <button type="button">Erase</button>
        </div>
      )}
      {hasDialog && (
        <div role="dialog">
          <button type="button">Confirm</button>
        </div>
      )}
    </>
  );
}

interface Shown {
  hasButton: boolean;
  hasCard?: boolean;
  hasMenu?: boolean;
  hasDialog?: boolean;
}

const show = (shown: Shown) =>
  act(async () => {
    root.render(<Page {...shown} />);
  });
const getButton = (text: string) =>
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent === text);
const getName = () => document.activeElement?.getAttribute('aria-label');

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await show({ hasButton: true });
  getButton('Record refund')?.focus();
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

it('gives the focus of a button that was removed to the card around it', async () => {
  await show({ hasButton: false });
  await vi.waitFor(() => expect(getName()).toBe('Payment'));
});

it('gives the focus to the page, if the card was removed too', async () => {
  await show({ hasButton: false, hasCard: false });
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});

it('waits until the dialog that the button opened is closed', async () => {
  await show({ hasButton: true, hasDialog: true });
  getButton('Confirm')?.focus();
  await show({ hasButton: false, hasDialog: true });
  expect(document.activeElement?.textContent).toBe('Confirm');
  await show({ hasButton: false });
  await vi.waitFor(() => expect(getName()).toBe('Payment'));
});

it('knows the button that opened the menu from which the dialog opened', async () => {
  await show({ hasButton: true, hasMenu: true });
  getButton('Erase')?.focus();
  await show({ hasButton: true, hasDialog: true });
  getButton('Confirm')?.focus();
  await show({ hasButton: false, hasCard: false });
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});
