import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import * as icons from '../../data-display/Icon/icons';
import { Logo } from '../../typography/Logo/Logo';
import { SearchField } from '../../forms/SearchField/SearchField';
import { MegaMenu } from '../../navigation/MegaMenu/MegaMenu';
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
    docs: { story: { inline: false, iframeHeight: 420 } },
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
    await expect(canvas.getByRole('link', { name: 'Watchlist' })).toBeVisible();
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

/** The search box has its own row, the menu is a button. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open menu' }));
    await expect(args.onOpenMenu).toHaveBeenCalledOnce();
  },
};

/** All five groups; the long one opens across the full width. */
export const WithMegaMenu: Story = {
  args: { menu: shopGroups, megaMenu: MegaMenu },
  play: async ({ canvasElement }) => {
    const blog = within(canvasElement).queryByRole('button', { name: 'Blog' });
    if (blog) await userEvent.click(blog);
  },
};
