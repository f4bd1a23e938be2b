import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import * as icons from '../../data-display/Icon/icons';
import { Logo } from '../../typography/Logo/Logo';
import { NewsletterBox } from '../NewsletterBox/NewsletterBox';
import { PaymentLogos } from '../PaymentLogos/PaymentLogos';
import { ShopFooter } from './ShopFooter';

const meta = {
  title: 'Components/Shop/ShopFooter',
  component: ShopFooter,
  args: {
    logo: <Logo name="Gschool" href="#home" />,
    tagline: 'Movies, shows and things to keep',
    support: { title: 'Customer Support', phone: '+1 555 0100', email: 'hello@gschool.example' },
    social: [{ label: 'Photos', icon: icons.photo, href: 'https://photos.gschool.example/' }],
    columns: [{ title: 'Quick Links', links: [{ label: 'Track Order', href: '#track' }] }],
    newsletter: <NewsletterBox title="New products, once a month." />,
    payment: <PaymentLogos methods={[{ name: 'Credit card', kind: 'card' }]} />,
    copyright: '© 2026 Gschool',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phone = canvas.getByRole('link', { name: '+1 555 0100' });
    await expect(phone).toHaveAttribute('href', 'tel:+15550100');
    const mail = canvas.getByRole('link', { name: 'hello@gschool.example' });
    await expect(mail).toHaveAttribute('href', 'mailto:hello@gschool.example');
  },
};

/** Anything that isn’t set renders nothing. */
export const Bare: Story = {
  args: { support: { title: 'Customer Support' }, social: [], columns: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Customer Support')).toBeNull();
  },
};

/** Everything a shop can have. */
export const Full: Story = {
  args: {
    social: [
      { label: 'Photos', icon: icons.photo, href: 'https://photos.gschool.example/' },
      { label: 'Community', icon: icons.socialNetwork, href: 'https://friends.gschool.example/' },
      { label: 'Video channel', icon: icons.video, href: 'https://video.gschool.example/' },
    ],
    columns: [
      {
        title: 'Quick Links',
        links: [
          { label: 'Track Order', href: '#track' },
          { label: 'Returns', href: '#returns' },
          { label: 'Sizes', href: '#sizes' },
        ],
      },
      {
        title: 'About',
        links: [
          { label: 'About us', href: '#about' },
          { label: 'Privacy Policy', href: '#privacy' },
          { label: 'Terms of Use', href: '#terms' },
        ],
      },
    ],
    payment: (
      <PaymentLogos
        methods={[
          { name: 'Credit card', kind: 'card' },
          { name: 'Bank transfer', kind: 'bank' },
        ]}
      />
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
