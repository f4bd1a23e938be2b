import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import * as icons from '../../data-display/Icon/icons';
import { Button } from '../../actions/Button/Button';
import { Logo } from '../../typography/Logo/Logo';
import { Footer } from './Footer';

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  args: {
    logo: <Logo name="Gschool" href="#home" />,
    tagline: 'Get strong, stay feminine, rock your life.',
    social: [
      { label: 'Photos', icon: icons.photo, href: 'https://photos.gschool.example/' },
      { label: 'Community', icon: icons.socialNetwork, href: 'https://friends.gschool.example/' },
      { label: 'Video channel', icon: icons.video, href: 'https://video.gschool.example/' },
    ],
    columns: [
      {
        title: 'Videos',
        links: [
          { label: 'All Videos', href: '#videos' },
          { label: 'New Releases', href: '#new-releases' },
          { label: 'Series', href: '#series' },
        ],
      },
      {
        title: 'Quick Links',
        links: [
          { label: 'Live Events', href: '#events' },
          { label: 'My Library', href: '#library' },
          { label: 'Watch History', href: '#history' },
        ],
      },
      { title: 'About', links: [{ label: 'FAQ', href: '#faq' }] },
    ],
    legal: [{ label: 'Terms of Use', href: '#terms' }],
    copyright: '© 2026 Gschool',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Subscriber: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    await expect(footer.getByRole('navigation', { name: 'Quick Links' })).toBeVisible();
    const photos = footer.getByRole('link', { name: /^Photos/ });
    await expect(photos).toHaveAttribute('target', '_blank');
  },
};

/** One list of links fills the second half, like several. */
export const Visitor: Story = {
  args: { columns: [{ title: 'About', links: [{ label: 'FAQ', href: '#faq' }] }] },
  play: async ({ canvas, canvasElement }) => {
    if (!matchMedia('(min-width: 48rem)').matches) return;
    const links = canvas.getByRole('navigation', { name: 'About' }).getBoundingClientRect();
    const { left, width } = canvasElement.getBoundingClientRect();
    // The second half begins in the middle.
    await expect(Math.abs(links.left - left - width / 2)).toBeLessThan(24);
  },
};

/** A language switch at the end of the last line. */
export const WithLanguages: Story = {
  args: {
    end: (
      <Button variant="plain" size="small" iconStart={icons.globe} lang="ar">
        العربية
      </Button>
    ),
  },
};

/** Links that aren’t set render nothing. */
export const Bare: Story = {
  args: { social: [], columns: [], legal: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

/** The `footer: minimal` setting leaves only the last line. */
export const Minimal: Story = {
  beforeEach: () => {
    const { dataset } = document.documentElement;
    const before = dataset['footer'];
    return () => {
      if (before) dataset['footer'] = before;
    };
  },
  play: async ({ canvasElement }) => {
    document.documentElement.dataset['footer'] = 'minimal';
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation', { name: 'About' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Terms of Use' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
