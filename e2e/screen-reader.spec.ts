// Covers: site/auth, site/search, site/watch, shop/product, shop/cart, shop/checkout
import type { Page } from '@playwright/test';

import { PASSWORD, playedSeconds, signIn } from './support/actions';
import { expect, test } from './support/screenReader';

/** The names with which the journeys find controls. */
const texts = {
  en: {
    email: 'Email address',
    searching: 'Searching',
    accounts: 'Demo accounts',
    play: 'Play',
    captions: 'Captions',
    settings: 'Settings',
    speed: 'Speed',
    autoplay: 'Autoplay',
    increase: 'One more',
    add: 'Add to cart',
    remove: 'Remove',
    undo: 'Undo',
    country: 'Country',
    toDelivery: 'Continue to shipping',
    toReview: 'Review order',
  },
  ar: {
    email: 'البريد الإلكتروني',
    searching: 'جارٍ البحث',
    accounts: 'حسابات تجريبية',
    play: 'تشغيل',
    captions: 'الترجمة',
    settings: 'الإعدادات',
    speed: 'السرعة',
    autoplay: 'التشغيل التلقائي',
    increase: 'زيادة',
    add: 'أضيفي إلى السلة',
    remove: 'إزالة',
    undo: 'تراجُع',
    country: 'البلد',
    toDelivery: 'تابعي إلى التوصيل',
    toReview: 'راجعي الطلب',
  },
} as const;

const player = 'section[data-state][aria-label]';
const openClass = (page: Page, language: string) =>
  signIn(
    page,
    'member@gschool.example',
    `/videos/watch/morning-mobility-in-ten?lang=${language}&inspector=off`,
  );

test.describe.configure({ timeout: 90_000 });

for (const language of ['en', 'ar'] as const) {
  const word = texts[language];

  test.describe(`in ${language}, a screen reader announces`, () => {
    test(
      'signing in: its errors, and the page that follows',
      { tag: '@merge' },
      async ({ page, journey }) => {
        await page.goto(`/auth/sign-in?lang=${language}&inspector=off`);
        // The demo's accounts are below the form, so they are announced last.
        await journey.start(page.getByRole('region', { name: word.accounts }));
        await journey.check('body');
        await journey.read('main');
        await expect(page.locator('input[type=email]')).toHaveAttribute('autocomplete', 'username');
        await journey.moveTo('textbox', word.email);
        await journey.press('Enter', () => expect(page.getByRole('alert')).toHaveCount(1));
        await journey.moveTo('textbox', word.email);
        await journey.type('member@gschool.example');
        await journey.press('Tab');
        await journey.type('not the one');
        await journey.press('Enter', () =>
          expect(page.locator('main form[aria-busy=true]')).toHaveCount(0),
        );
        // Password fields have no role, so the field is found with Tab.
        await journey.moveTo('textbox', word.email);
        await journey.press('Tab');
        await journey.press('ControlOrMeta+a');
        await journey.type(PASSWORD);
        await journey.press('Enter', async () => {
          await expect(page).toHaveURL(/\/videos/);
          await expect(page.locator('main')).toBeFocused();
        });
        await journey.check('body');
        journey.expectScript(`sign-in.${language}`);
      },
    );

    test('finding a class and playing it', { tag: '@merge' }, async ({ page, journey }) => {
      await signIn(
        page,
        'member@gschool.example',
        `/library?tab=history&lang=${language}&inspector=off`,
      );
      await journey.start(page.getByRole('main').getByRole('article').first());
      await journey.check('body');
      const dialog = page.getByRole('dialog');
      await journey.press('Control+k', () => expect(dialog.getByRole('combobox')).toBeFocused());
      journey.ignore(word.searching);
      await journey.type('moon flow', () =>
        expect(dialog.getByRole('option').first()).toBeVisible(),
      );
      await journey.read('[role=dialog]');
      await journey.press('Enter', async () => {
        await expect(page).toHaveURL(/\/watch\/moon-flow/);
        await expect(page.locator('main')).toBeFocused();
      });
      await expect(page.locator(player).getByRole('slider').first()).toBeEnabled();
      await journey.read(player);
      await journey.moveTo('button', word.play, player);
      await journey.press('Enter', () =>
        expect.poll(() => playedSeconds(page.locator('video'))).toBeGreaterThan(0.2),
      );
      await journey.press('k', () =>
        expect(page.locator(player)).toHaveAttribute('data-state', 'paused'),
      );
      await journey.check('main');
      journey.expectScript(`play.${language}`);
    });

    test('the menus of the player', { tag: '@merge' }, async ({ page, journey }) => {
      await openClass(page, language);
      await journey.start(page.locator('video'));
      await journey.moveTo('button', word.captions, player);
      await journey.press('Enter', () =>
        expect(page.locator('[data-player-part=menu]')).toBeVisible(),
      );
      await journey.read('[data-player-part=menu]');
      await journey.press('ArrowUp');
      await journey.press('Escape');
      await journey.moveTo('button', word.settings, player);
      await journey.press('Enter', () =>
        expect(page.locator('[data-player-part=menu]')).toBeVisible(),
      );
      await journey.read('[data-player-part=menu]');
      await journey.moveTo('switch', word.autoplay, player);
      await journey.press('Space');
      await journey.moveTo('button', word.speed, player);
      await journey.press('Enter');
      await journey.press('ArrowDown');
      await journey.press('Escape');
      journey.expectScript(`player-menus.${language}`);
    });

    test('the cart', { tag: '@merge' }, async ({ page, journey, shop }) => {
      await page.goto(`${shop}/merchandise/product/cork-mat?lang=${language}&inspector=off`);
      await journey.start(page.locator('[role=status][data-level=plenty]'));
      await journey.check('body');
      await journey.moveTo('button', word.increase, 'main');
      await journey.press('Enter');
      await journey.moveTo('button', word.add, 'main');
      await journey.press('Enter', () => expect(page.getByRole('dialog')).toBeVisible());
      await journey.read('[role=dialog]');
      await journey.moveTo('button', word.remove, '[role=dialog]');
      await journey.press('Enter', () =>
        expect(page.locator('[role=dialog] [data-undo]')).toBeVisible(),
      );
      await journey.moveTo('button', word.undo, '[role=dialog]');
      await journey.press('Enter', () =>
        expect(page.locator('[role=dialog] [data-undo]')).toHaveCount(0),
      );
      await journey.press('Escape', () => expect(page.getByRole('dialog')).toHaveCount(0));
      await page.goto(`${shop}/merchandise/cart?lang=${language}&inspector=off`);
      await journey.start(page.getByRole('main').getByRole('spinbutton').first());
      await journey.read('main');
      journey.expectScript(`cart.${language}`);
    });

    test('the checkout', { tag: '@merge' }, async ({ page, journey, shop }) => {
      const next = encodeURIComponent('/merchandise/checkout?inspector=off');
      await page.goto(`${shop}/auth/login?lang=${language}&inspector=off&next=${next}`);
      await page.locator('input[type=email]').fill('member@gschool.example');
      await page.locator('input[autocomplete=current-password]').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await journey.start(page.locator('select[autocomplete="shipping country"]'));
      await journey.check('body');
      await journey.read('main');
      await journey.moveTo('combobox', word.country);
      await page.locator('select').selectOption('PT');
      await journey.moveTo('button', word.toDelivery);
      await journey.press('Enter', () => expect(page.getByRole('alert')).toHaveCount(1));
      await page.locator('[autocomplete="shipping address-line1"]').fill('Rua Augusta 1');
      await page.locator('[autocomplete="shipping postal-code"]').fill('1100-148');
      await page.locator('[autocomplete="shipping address-level2"]').fill('Lisboa');
      await journey.moveTo('button', word.toDelivery);
      await journey.press('Enter', () =>
        expect(page.locator('main input[type=radio]').first()).toBeVisible(),
      );
      await journey.moveTo('button', word.toReview);
      await journey.press('Enter', () =>
        expect(page.locator('main input[type=radio]')).toHaveCount(0),
      );
      await journey.read('main');
      journey.expectScript(`checkout.${language}`);
    });
  });
}
