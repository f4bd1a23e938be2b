import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { PostQuote } from './PostQuote';

const meta = {
  title: 'Components/Blog/PostQuote',
  component: PostQuote,
  parameters: { anatomy: { parts: ['blockquote', 'figcaption'] } },
  args: {
    children: 'Patience is a training method, and the only one without a plateau.',
    name: 'Mara Kern',
    detail: 'teaches strength',
  },
} satisfies Meta<typeof PostQuote>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A figure with a quote and the person who said it. The quotation marks depend on the language. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure');
    await expect(within(figure).getByText('Mara Kern').tagName).toBe('CITE');
    const quotation = within(figure).getByText(/^Patience/);
    await expect(getComputedStyle(quotation, '::before').content).toBe('open-quote');
  },
};

export const Feature: Story = { args: { variant: 'feature' } };

export const WithoutName: Story = { args: { name: undefined, detail: undefined } };

export const LongText: Story = {
  args: {
    variant: 'feature',
    children:
      'Anyone who has carried the Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen up four flights of stairs every morning for a year will never again ask what a deadlift is for, and will have stopped asking most other things too.',
    name: 'Wilhelmina Charlotte Oktavia von Hohenstein-Rabenau',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Arabic: Story = {
  args: { children: 'الصبر طريقة تدريب.', name: 'مارا كيرن', detail: undefined },
  render: (args) => (
    <div lang="ar" dir="rtl">
      <PostQuote {...args} />
    </div>
  ),
};
