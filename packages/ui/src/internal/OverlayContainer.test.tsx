// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { PostGallery } from '../blog/PostGallery/PostGallery';
import { ProfileMenu } from '../navigation/ProfileMenu/ProfileMenu';
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

const press = (element: Element) => act(async () => (element as HTMLElement).click());
const pressElsewhere = () =>
  act(async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));

it.each([
  ['stays open in a picture', true],
  ['closes on the page', false],
])('a menu of the header %s after a press elsewhere', async (_, isPicture) => {
  const menu = <ProfileMenu name="Mira" email="mira@gschool.example" groups={[]} />;
  const container = isPicture ? block : undefined;
  await act(async () => root.render(<OverlayContainer value={container}>{menu}</OverlayContainer>));
  const button = page.querySelector('button')!;
  await press(button);
  await pressElsewhere();
  expect(button.getAttribute('aria-expanded')).toBe(String(isPicture));
});

it('the large view of a gallery is not modal in a picture, and does not lock the page', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { className } = document.documentElement;
  const gallery = <PostGallery pictures={[{ picture: 'art:figure/plank/8', alt: 'A plank' }]} />;
  await act(async () => root.render(<OverlayContainer value={block}>{gallery}</OverlayContainer>));
  await press(page.querySelector('button')!);
  expect(page.querySelector('dialog')?.hasAttribute('open')).toBe(true);
  expect(showModal).not.toHaveBeenCalled();
  expect(document.documentElement.className).toBe(className);
});
