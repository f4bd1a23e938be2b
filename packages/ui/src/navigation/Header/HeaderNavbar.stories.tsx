import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Logo } from '../../typography/Logo/Logo';
import { subscriberMenu } from '../../internal/navigation.fixtures';
import { Header } from './Header';
import * as styles from './Header.stories.css';

const meta = {
  title: 'Components/Navigation/Header/Navbar setting',
  component: Header,
  args: {
    logo: <Logo name="Gschool" href="#home" />,
    menu: subscriberMenu,
    onOpenMenu: fn(),
    isMenuOpen: false,
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 320 }, frame: 'desktop' },
  },
  beforeEach: () => {
    const { dataset } = document.documentElement;
    const before = dataset['navbar'];
    return () => {
      if (before) dataset['navbar'] = before;
      else delete dataset['navbar'];
      window.scrollTo(0, 0);
    };
  },
  render: (args) => (
    <div className={styles.tallPage}>
      <Header {...args} />
      <main>
        <h1>A page</h1>
      </main>
    </div>
  ),
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It scrolls away with the page. */
export const Static: Story = {
  play: async ({ canvasElement }) => {
    document.documentElement.dataset['navbar'] = 'static';
    window.scrollTo(0, 200);
    const header = within(canvasElement).getByRole('banner');
    await waitFor(() => expect(header.getBoundingClientRect().bottom).toBeLessThan(0));
    window.scrollTo(0, 0);
  },
};

/** Only the menu button stays, in the corner, at every width. */
export const Hidden: Story = {
  play: async ({ canvasElement, args }) => {
    document.documentElement.dataset['navbar'] = 'hidden';
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Gschool' })).toBeNull();
    const button = canvas.getByRole('button', { name: 'Open menu' });
    await expect(button).toBeVisible();
    await userEvent.click(button);
    await expect(args.onOpenMenu).toHaveBeenCalledOnce();
  },
};
