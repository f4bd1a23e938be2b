// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Dialog } from '../overlays/Dialog/Dialog';
import { openModals } from './Modal/openModals';
import { OverlayContainer } from './OverlayContainer';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

let page: HTMLElement;
let block: HTMLElement;
let root: Root;

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  page = document.body.appendChild(document.createElement('div'));
  block = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  block.remove();
});

const onOpenChange = vi.fn();
const dialog = <Dialog title="Leave this class?" isOpen onOpenChange={onOpenChange} />;
const find = () => document.querySelector('[role=dialog]');
const pressEscape = () =>
  act(async () =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );

it('shows an overlay inside an element, which the page does not notice', async () => {
  const button = page.appendChild(document.createElement('button'));
  button.focus();
  const { className } = document.documentElement;
  await act(async () => root.render(<OverlayContainer value={block}>{dialog}</OverlayContainer>));
  expect(block.contains(find())).toBe(true);
  expect(find()?.getAttribute('aria-modal')).toBe('false');
  expect(document.documentElement.className).toBe(className);
  expect(openModals.get()).toBe(0);
  expect(document.activeElement).not.toBe(find()?.querySelector('button'));
  await pressEscape();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(find()).not.toBeNull();
});

it('opens over the page without one', async () => {
  await act(async () => root.render(dialog));
  expect(block.contains(find())).toBe(false);
  expect(find()?.getAttribute('aria-modal')).toBe('true');
  expect(openModals.get()).toBe(1);
  await pressEscape();
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
