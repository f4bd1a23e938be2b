import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { broken } from '../../media/Picture/Picture.fixtures';
import { PostLink } from './PostLink';

const meta = {
  title: 'Components/Blog/PostLink',
  component: PostLink,
  parameters: { anatomy: { parts: ['a > span > span', 'a bdi', 'bdi + bdi', null] } },
  args: {
    href: 'https://example.org/tendons',
    title: 'How tendons respond to load',
    source: 'example.org',
    excerpt: 'The clearest twelve pages on the subject, with drawings, and free to read.',
    isExternal: true,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPicture: Story = { args: { picture: 'art:figure/breathe/9' } };

/** A single link, which announces that it opens in a new tab. */
export const External: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Internal: Story = {
  args: { href: '#series', isExternal: false, source: 'A series', picture: 'art:series/dancer/3' },
};

export const LongText: Story = {
  args: {
    source: 'a-very-long-domain-that-someone-actually-registered.example.org',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung, explained',
    picture: broken,
  },
  globals: { viewport: { value: 'narrow' } },
};
