import { act, useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useEffectEvent } from '../useEffectEvent';
import { Modal } from './Modal';
import { ModalContent } from './ModalContent';
import { ModalTitle } from './ModalParts';

/** Moves focus to the new page, like a router, and then closes the menu. */
function useNewPage(page: number, onNewPage: () => void) {
  const previous = useRef(page);
  const closeMenu = useEffectEvent(onNewPage);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    document.getElementById('main')!.focus();
    closeMenu();
  }, [page]);
}

/** Two pages and a menu. On the first page, a button opens the menu, and so does the header. */
function App() {
  const [page, setPage] = useState(1);
  const [isOpen, setOpen] = useState(false);
  useNewPage(page, () => setOpen(false));
  return (
    <>
      <button id="header" onClick={() => setOpen(true)}>
        Menu
      </button>
      <main id="main" tabIndex={-1}>
        {page === 1 && (
          <button id="on-page" onClick={() => setOpen(true)}>
            Menu
          </button>
        )}
      </main>
      <Modal isOpen={isOpen} onOpenChange={setOpen}>
        <ModalContent aria-describedby={undefined}>
          <ModalTitle>Menu</ModalTitle>
          <button id="next" onClick={() => setPage(2)}>
            Next page
          </button>
          <button id="close" onClick={() => setOpen(false)}>
            Close
          </button>
        </ModalContent>
      </Modal>
    </>
  );
}

let root: Root;
let container: HTMLElement;
const press = (id: string) =>
  act(async () => {
    const button = document.getElementById(id)!;
    button.focus();
    button.click();
  });

/** The modal returns the focus after it is removed. */
const expectFocus = async (id: string) => {
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.activeElement?.id).toBe(id);
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () => root.render(<App />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

describe('a modal that closes', () => {
  it.each(['header', 'on-page'])('returns the focus to what opened it: %s', async (opener) => {
    await press(opener);
    await press('close');
    await expectFocus(opener);
  });

  it.each(['header', 'on-page'])('leaves it on the page that a link led to: %s', async (opener) => {
    await press(opener);
    await press('next');
    await expectFocus('main');
  });
});
