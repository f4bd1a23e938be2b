import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { endComposition } from '#storybook/endComposition';
import { IconButton } from '../../actions/IconButton/IconButton';
import * as icons from '../../data-display/Icon/icons';
import { Logo } from '../../typography/Logo/Logo';
import { SearchField } from '../../forms/SearchField/SearchField';
import * as pageStyles from '../../navigation/Header/Header.stories.css';
import { MegaMenu } from '../../navigation/MegaMenu/MegaMenu';
import { expectTabOrderOfBar } from '../../internal/tabOrder.fixtures';
import { shopGroups } from '../ShopNavigation/ShopNavigation.fixtures';
import { ShopHeader } from './ShopHeader';
import { ShopUserMenu } from './ShopUserMenu';

const meta = {
  title: 'Components/Shop/ShopHeader',
  component: ShopHeader,
  args: {
    logo: <Logo name="Gschool" href="#home" />,
    menu: [
      { label: 'Home', href: '#home', isCurrent: true },
      {
        label: 'Shop',
        children: [
          { label: 'All Products', href: '#shop' },
          { label: 'Track Order', href: '#track' },
        ],
      },
    ],
    notice: 'Free returns within thirty days.',
    meta: [
      { label: 'My Account', href: '#account' },
      { label: 'Customer Support', href: 'https://support.gschool.example/', isExternal: true },
      { label: 'Help', href: '#help' },
    ],
    metaLabel: 'Support',
    search: <SearchField name="q" label="Search the shop" />,
    account: (
      <ShopUserMenu
        label="Account"
        description="Mira Keller"
        items={[
          { label: 'My Account', href: '#account', icon: icons.user },
          { label: 'Watchlist', href: '#watchlist', icon: icons.bookmark },
          { label: 'Subscription', href: '#subscription', icon: icons.card },
          { label: 'Logout', icon: icons.logout, onSelect: fn() },
        ]}
      />
    ),
    cart: { count: 3, isOpen: false, panelId: 'cart', onOpen: fn() },
    onOpenMenu: fn(),
    isMenuOpen: false,
    menuId: 'menu',
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 420 }, frame: 'desktop' },
    checks: {
      exceptions: [
        {
          check: 'overlay',
          match: 'opens nothing',
          reason: 'The app opens the menu, not the header.',
        },
      ],
    },
  },
} satisfies Meta<typeof ShopHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cart, 3 items' }));
    await expect(args.cart.onOpen).toHaveBeenCalledOnce();

    const account = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(account);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Watchlist' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(account).toHaveFocus();

    const service = within(canvas.getByRole('navigation', { name: 'Support' }));
    await expect(service.getByRole('link', { name: /Support.*new tab/ })).toBeVisible();
  },
};

/** Entries with no page or link are left out. */
export const Bare: Story = {
  args: {
    menu: [{ label: 'Home', href: '#home', isCurrent: true }],
    meta: [],
    notice: undefined,
    cart: { count: 0, isOpen: false, panelId: 'cart', onOpen: fn() },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation', { name: 'Support' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  },
};

/** Below `xl`, a button opens the search, so that the name fits. */
export const Laptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { menu: shopGroups },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByText('Gschool');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** The field is in the bar on screens of `xl` and more. It shrinks, not the name. */
export const SmallDesktop: Story = {
  globals: { viewport: { value: 'smallDesktop' } },
  args: {
    menu: shopGroups,
    actions: <IconButton icon={icons.settings} label="Customize appearance" />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByText('Gschool');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(canvas.getByRole('searchbox').clientWidth).toBeGreaterThan(120);
  },
};

const phone = { viewport: { value: 'phone' } };

/** One bar. The notice and the meta links are in the menu. */
export const Phone: Story = {
  globals: phone,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThan(80);
    await expect(canvas.queryByText('Free returns within thirty days.')).not.toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Help' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(args.onOpenMenu).toHaveBeenCalledOnce();
  },
};

const openSearch = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const button = canvas.getByRole('button', { name: 'Search' });
  await userEvent.click(button);
  const field = canvas.getByRole('searchbox', { name: 'Search the shop' });
  await waitFor(() => expect(field).toHaveFocus());
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return { canvas, button, field };
};

/** The search opens over the bar. */
export const PhoneSearch: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const { canvas } = await openSearch(canvasElement);
    const { left, top } = canvas.getByRole('link', { name: 'Gschool' }).getBoundingClientRect();
    const covering = document.elementFromPoint(left + 10, top + 10);
    await expect(covering).not.toBe(null);
    await expect(canvas.getByRole('link', { name: 'Gschool' }).contains(covering)).toBe(false);
  },
};

/** Escape, the close button, submitting and moving focus away close the search. */
export const PhoneSearchCloses: Story = {
  tags: ['!autodocs'],
  globals: phone,
  args: {
    search: (
      <form onSubmit={(event) => event.preventDefault()}>
        <SearchField name="q" label="Search the shop" />
      </form>
    ),
  },
  play: async ({ canvasElement }) => {
    const { canvas, button, field } = await openSearch(canvasElement);
    const isClosed = () => waitFor(() => expect(field).not.toBeVisible());
    await userEvent.keyboard('mat{Home}c');
    await expect(field).toHaveValue('cmat');
    await endComposition();
    await expect(field).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(button).toHaveFocus();

    await openSearch(canvasElement);
    await expect(field).toHaveValue('cmat');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await isClosed();
    await expect(button).toHaveFocus();

    await openSearch(canvasElement);
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(button).toHaveFocus();

    await openSearch(canvasElement);
    const account = canvas.getByRole('button', { name: 'Account' });
    account.focus();
    await isClosed();
    await expect(account).toHaveFocus();
  },
};

/** A bar at the top of a page that scrolls. */
const onPage: Story = {
  globals: phone,
  render: (args) => (
    <div className={pageStyles.tallPage}>
      <ShopHeader {...args} />
      <main>
        <h1>A page</h1>
      </main>
    </div>
  ),
};

const scrollInSteps = async (by: number, times: number) => {
  for (let step = 0; step < times; step += 1) {
    window.scrollBy({ top: by, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
};

/** On a phone, the bar hides while the page scrolls down. */
export const PhoneScrolledDown: Story = {
  ...onPage,
  play: async ({ canvasElement }) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const header = within(canvasElement).getByRole('banner');
    await scrollInSteps(60, 5);
    await waitFor(() => expect(header.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
  },
};

/**
 * The bar shows again when the page scrolls up, with keyboard focus, and at the top. It stays while
 * one of its panels is open.
 */
export const PhoneScrolledUp: Story = {
  ...onPage,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('banner');
    const isShown = () => waitFor(() => expect(header.getBoundingClientRect().top).toBe(0));
    const isAway = () =>
      waitFor(() => expect(header.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await scrollInSteps(60, 5);
    await isAway();
    await scrollInSteps(-20, 2);
    await isShown();

    await scrollInSteps(60, 2);
    await isAway();
    await userEvent.tab();
    await expect(header).toContainElement(document.activeElement as HTMLElement);
    await isShown();
    (document.activeElement as HTMLElement).blur();

    await scrollInSteps(-20, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await scrollInSteps(30, 2);
    await isShown();
    await userEvent.keyboard('{Escape}');
    window.scrollTo({ top: 0, behavior: 'instant' });
    await isShown();
  },
};

/** The Tab order follows the visual order. */
export const TabOrder: Story = {
  tags: ['!autodocs'],
  play: ({ canvasElement }) => expectTabOrderOfBar(canvasElement, 6),
};
export const TabOrderOnPhone: Story = {
  ...TabOrder,
  globals: phone,
  play: ({ canvasElement }) => expectTabOrderOfBar(canvasElement, 5),
};
export const TabOrderOnPhoneRtl: Story = {
  ...TabOrderOnPhone,
  globals: { ...phone, direction: 'rtl' },
};

/** All five groups; the long one opens across the full width. */
export const WithMegaMenu: Story = {
  args: { menu: shopGroups, megaMenu: MegaMenu },
  play: async ({ canvasElement }) => {
    const blog = within(canvasElement).queryByRole('button', { name: 'Blog' });
    if (blog) await userEvent.click(blog);
  },
};
