import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { createFrame, pageParameters, expectRole } from '#storybook/pageStories';
import { ShopPage } from './ShopPage';

/** The pages about the shop. */
const meta = {
  title: 'Pages/Shop/About and help',
  component: ShopPage,
  args: { path: '/extra/about-us' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof ShopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = { play: expectRole('heading', { level: 1, name: /small shop/ }) };

/** Missing fields are listed in a summary, which gets focus. */
export const ContactUnfinished: Story = {
  args: { path: '/extra/contact-us' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open my email app' }));
    await expect(canvas.getByRole('textbox', { name: /Your message/ })).toBeInvalid();
  },
};

export const QuestionsFound: Story = {
  args: { path: '/extra/faq' },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Search questions and answers' }),
      'tracking',
    );
    await canvas.findByText('1 question');
  },
};

export const Rules: Story = {
  args: { path: '/extra/privacy-policy' },
  play: expectRole('heading', { name: '1. In short' }),
};

export const Plans: Story = {
  args: { path: '/extra/pricing-plan' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Pricing Plan' });
    await canvas.findByRole('radio', { name: /Yearly/ });
  },
};

/** A standalone page: the Blank layout. */
export const ComingSoon: Story = {
  args: { path: '/extra/coming-soon' },
  play: async ({ canvas }) => {
    await canvas.findByRole('timer');
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const SomethingBroke: Story = {
  args: { path: '/extra/error-page-two' },
  play: expectRole('heading', { name: 'Something went wrong' }),
};
