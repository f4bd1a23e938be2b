// Covers: site/catalogue, site/events, site/library, site/watch, shop/products, shop/product
import type { ElementHandle, Page } from '@playwright/test';

import { expect, test } from './support/test';
import { signIn } from './support/actions';

test.use({ viewport: { width: 1280, height: 900 } });

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** Takes a picture of an element, with some space for its outline. */
async function takePicture(page: Page, element: ElementHandle<Element>): Promise<Buffer> {
  const clip = await element.evaluate((one) => {
    const { x, y, width, height } = (one.closest('label') ?? one).getBoundingClientRect();
    return { x: Math.max(0, x - 4), y: Math.max(0, y - 4), width: width + 8, height: height + 8 };
  });
  return page.screenshot({ clip, animations: 'disabled' });
}

const states = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked'];
const selected = [
  ...states.map((state) => `:is(a, button, [role])[${state}]:not([${state}=false])`),
  'input:checked',
].join(', ');

/** Finds elements that are selected on the screen but look the same when they are not. */
async function findInvisibleStates(page: Page, part: string): Promise<string[]> {
  const invisible: string[] = [];
  const found = page.locator(part).locator(selected).filter({ visible: true });
  await expect(found, 'what is selected').not.toHaveCount(0);
  for (const element of await found.elementHandles()) {
    await element.scrollIntoViewIfNeeded();
    const before = await takePicture(page, element as ElementHandle<Element>);
    const about = await element.evaluate((one, attributes) => {
      const input = one as HTMLInputElement;
      const state = attributes.find((attribute) => input.hasAttribute(attribute));
      if (state) input.setAttribute(state, 'false');
      else input.checked = false;
      return `${state ?? 'checked'} ${input.localName} ${(input.closest('label') ?? input).textContent}`;
    }, states);
    const after = await takePicture(page, element as ElementHandle<Element>);
    if (before.equals(after)) invisible.push(about);
  }
  return invisible;
}

/** Presses Tab up to 30 times. Returns the stops that look the same with and without focus. */
async function findInvisibleFocus(page: Page): Promise<string[]> {
  const invisible: string[] = [];
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const handle = (await page.evaluateHandle(() => document.activeElement)).asElement();
    const about = await handle?.evaluate((one) => {
      const hasOutline = (element: Element | null) =>
        element !== null &&
        ['', '::after', '::before'].some(
          (part) => getComputedStyle(element, part).outlineStyle !== 'none',
        );
      // The outline may be around the card that a link covers, or around the visible replacement of
      // a hidden input.
      for (let element: Element | null = one; element; element = element.parentElement)
        if (hasOutline(element) || hasOutline(element.nextElementSibling)) return '';
      return one === document.body ? '' : `${one.localName} ${one.textContent.slice(0, 40)}`;
    });
    if (about) invisible.push(about);
  }
  return invisible;
}

test(
  'with forced colors, a visitor sees the focus and what is selected',
  { tag: '@merge' },
  async ({ page }) => {
    await page.goto('/events?view=month&inspector=off');
    await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();
    expect(await findInvisibleFocus(page)).toEqual([]);
    expect(await findInvisibleStates(page, 'main, footer')).toEqual([]);
  },
);

const MEMBER = 'member@gschool.example';

/** Pages for members, each with an element that is shown when the page is complete. */
const memberPages = [
  {
    name: 'the list of classes',
    path: '/videos?progress=not-yet&inspector=off',
    find: (page: Page) => page.getByRole('checkbox', { name: /^Not yet watched/, checked: true }),
  },
  {
    name: 'the library with its tabs',
    path: '/library?tab=favorites&inspector=off',
    find: (page: Page) =>
      page
        .getByRole('list', { name: 'Favorites' })
        .getByRole('button', { name: /^Favorite: / })
        .first(),
  },
];

for (const { name, path, find } of memberPages) {
  test(
    `with forced colors, a member sees the focus and what is selected in ${name}`,
    { tag: '@merge' },
    async ({ page }) => {
      await signIn(page, MEMBER, path);
      await expect(find(page)).toBeVisible();
      expect(await findInvisibleFocus(page)).toEqual([]);
      expect(await findInvisibleStates(page, 'header, main')).toEqual([]);
    },
  );
}

test(
  'with forced colors, a member sees what is selected in the appearance panel',
  { tag: '@merge' },
  async ({ page }) => {
    await signIn(page, MEMBER, '/profile?inspector=off');
    await page.getByRole('button', { name: 'Customize appearance' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findInvisibleStates(page, '[role=dialog], dialog')).toEqual([]);
  },
);

test(
  'with forced colors, the controls and menus of the player are visible',
  { tag: '@merge' },
  async ({ page }) => {
    await signIn(page, MEMBER, '/videos/watch/morning-mobility-in-ten?inspector=off');
    const player = page.getByRole('region', { name: /^Player/ });
    const settings = player.getByRole('button', { name: /^Settings/ });
    const captions = player.getByRole('button', { name: /^Captions/ });
    // The icon has its own background, because the video's colors are unknown.
    for (const button of [settings, captions])
      await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await settings.click();
    await expect(player.getByRole('switch')).toBeVisible();
    expect(await findInvisibleStates(page, '[data-player-part=menu]')).toEqual([]);
    await page.keyboard.press('Escape');
    await captions.click();
    await expect(player.getByRole('radio', { name: 'English' })).toBeAttached();
    expect(await findInvisibleStates(page, '[data-player-part=menu]')).toEqual([]);
    // From the menu through the controls to the content after the player.
    expect(await findInvisibleFocus(page)).toEqual([]);
  },
);

test(
  'with forced colors, a customer sees the focus and what is selected',
  { tag: '@merge' },
  async ({ page, shop }) => {
    await page.goto(`${shop}/merchandise/shop?category=mats&inspector=off`);
    await expect(page.getByRole('status').filter({ hasText: /^4 products$/ })).toBeVisible();
    expect(await findInvisibleFocus(page)).toEqual([]);
    expect(await findInvisibleStates(page, 'main, nav')).toEqual([]);
    await page.goto(`${shop}/merchandise/product/studio-tee?inspector=off`);
    await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeVisible();
    expect(await findInvisibleStates(page, 'main')).toEqual([]);
  },
);
