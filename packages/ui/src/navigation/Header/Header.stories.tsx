import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import * as icons from '../../data-display/Icon/icons';
import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { Logo } from '../../typography/Logo/Logo';
import { Picture } from '../../media/Picture/Picture';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu';
import { admin, member } from '../ProfileMenu/ProfileMenu.fixtures';
import { MegaMenu } from '../MegaMenu/MegaMenu';
import { megaMenu } from '../MegaMenu/MegaMenu.fixtures';
import { subscriberMenu, visitorMenu } from '../../internal/navigation.fixtures';
import { expectTabOrderOfBar } from '../../internal/tabOrder.fixtures';
import { Header } from './Header';
import * as styles from './Header.stories.css';

const signedOut = (
  <>
    <Button variant="plain" size="small" href="#sign-in">
      Sign In
    </Button>
    <Button size="small" href="#sign-up">
      Enroll
    </Button>
  </>
);

const meta = {
  title: 'Components/Navigation/Header',
  component: Header,
  args: {
    logo: <Logo name="Gschool" href="#home" />,
    menu: subscriberMenu,
    actions: <IconButton label="Search" icon={icons.search} variant="quiet" />,
    account: <ProfileMenu {...member} />,
    onOpenMenu: fn(),
    isMenuOpen: false,
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 480 }, frame: 'desktop' },
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
  render: (args) => (
    <div className={styles.tallPage}>
      <Header {...args} />
      <main>
        <h1>A page</h1>
        <a href="#elsewhere">A link on the page</a>
      </main>
    </div>
  ),
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A subscriber’s menu: the panel opens and closes by keyboard, and focus returns. */
export const Member: Story = {
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    const videos = header.getByRole('button', { name: 'Videos' });
    await expect(videos).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The menu of an entry by keyboard. */
export const MenuByKeyboard: Story = {
  ...Member,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    const videos = header.getByRole('button', { name: 'Videos' });
    await expect(videos).toHaveAttribute('aria-expanded', 'false');

    videos.focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await header.findByRole('link', { name: 'All Videos' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{ArrowDown}');
    await expect(header.getByRole('link', { name: 'Featured' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(header.getByRole('link', { name: 'Style' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expect(videos).toHaveFocus();
    await settle();
    await expect(header.queryByRole('link', { name: 'All Videos' })).toBeNull();

    await userEvent.keyboard('{Enter}');
    await expect(videos).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Clicking outside closes it, and moving focus away does, too. */
export const ClosesFromOutside: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const about = canvas.getByRole('button', { name: 'About' });
    about.focus();
    await userEvent.keyboard(' ');
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'FAQ' })).toHaveFocus();
    await userEvent.tab();
    await expect(about).toHaveAttribute('aria-expanded', 'false');

    about.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('heading', { name: 'A page' }));
    await expect(about).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Hovering opens it; clicking keeps it open when the mouse leaves. */
export const OpensUnderTheMouse: Story = {
  tags: ['!autodocs'],
  name: 'Opens on hover',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const videos = canvas.getByRole('button', { name: 'Videos' });
    await userEvent.hover(videos);
    await waitFor(() => expect(videos).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(videos);
    await expect(videos).toHaveAttribute('aria-expanded', 'true');
  },
};

export const SignedOut: Story = {
  args: { menu: visitorMenu, actions: undefined, account: signedOut },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Videos' })).toBeNull();
  },
};

/** While the session loads. */
export const SessionLoading: Story = { args: { account: undefined, actions: undefined } };

export const Administrator: Story = { args: { account: <ProfileMenu {...admin} /> } };

/** Sticks after 1 px of scrolling. */
export const Stuck: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('banner');
    await settle();
    await expect(header).not.toHaveAttribute('data-stuck');
    window.scrollTo(0, 1);
    await waitFor(() => expect(header).toHaveAttribute('data-stuck'));
    await expect(header.getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
    await waitFor(() => expect(header).not.toHaveAttribute('data-stuck'));
  },
};

/**
 * Transparent over a picture: light text on a dark overlay, and a background as soon as a panel
 * opens or the page scrolls.
 */
export const OverHero: Story = {
  args: { isOverHero: true },
  render: (args) => (
    <div className={styles.tallPage}>
      <Header {...args} />
      <main>
        <Picture picture="art:series/reach/12" alt="A figure reaching up" isPriority />
        <h1>A page</h1>
      </main>
    </div>
  ),
};

/** With a panel open, it has its background and its own colors. */
export const OverHeroOpen: Story = {
  ...OverHero,
  args: { isOverHero: true, menu: megaMenu, megaMenu: MegaMenu },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Videos' }));
  },
};

/** An entry with many links opens across the full width; the arrow keys move along the bar. */
export const WithMegaMenu: Story = {
  args: { menu: megaMenu, megaMenu: MegaMenu },
  play: async ({ canvasElement }) => {
    const canvas = within(within(canvasElement).getByRole('banner'));
    const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
    canvas.getByRole('button', { name: 'About' }).focus();
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Videos' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Live Events' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'About' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Videos' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^New Releases/ })).toBeVisible());
  },
};

/** Below `lg`, the menu button replaces the menu. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(args.onOpenMenu).toHaveBeenCalledOnce();
  },
};

/** The Tab order follows the visual order: search, account, menu. */
export const TabOrderOnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => expectTabOrderOfBar(canvasElement, 4),
};
export const TabOrderOnPhoneRtl: Story = {
  ...TabOrderOnPhone,
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
};
export const TabOrder: Story = {
  tags: ['!autodocs'],
  play: ({ canvasElement }) => expectTabOrderOfBar(canvasElement, 7),
};

export const LongNames: Story = {
  args: {
    logo: <Logo name="The Academy of Unhurried Strength and Grace" href="#home" />,
    account: <ProfileMenu {...member} name="Maximiliane Freifrau von Hohenstein-Waldburg" />,
  },
};
