import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { ShopPage } from './ShopPage';

const slow = { timeout: 12_000 };

/** The pages about the shop. */
const meta = {
  title: 'Pages/Shop/About and help',
  component: ShopPage,
  args: { path: '/extra/about-us' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: /small shop/ }, slow);
  },
};

/** Missing fields are listed in a summary, which gets the focus. */
export const ContactUnfinished: Story = {
  args: { path: '/extra/contact-us' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Open my email app' }, slow));
    await expect(page.getByRole('textbox', { name: /Your message/ })).toBeInvalid();
  },
};

export const QuestionsFound: Story = {
  args: { path: '/extra/faq' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(
      await page.findByRole('searchbox', { name: 'Search questions and answers' }, slow),
      'tracking',
    );
    await page.findByText('1 question', {}, slow);
  },
};

export const Rules: Story = {
  args: { path: '/extra/privacy-policy' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '1. In short' }, slow);
  },
};

export const Plans: Story = {
  args: { path: '/extra/pricing-plan' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Pricing Plan' }, slow);
    await page.findByRole('radio', { name: /Yearly/ }, slow);
  },
};

/** A standalone page: the Blank layout. */
export const ComingSoon: Story = {
  args: { path: '/extra/coming-soon' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('timer', {}, slow);
    await expect(page.queryByRole('contentinfo')).toBeNull();
  },
};

export const SomethingBroke: Story = {
  args: { path: '/extra/error-page-two' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Something went wrong' }, slow);
  },
};
