import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { PostAuthor } from './PostAuthor';
import { broken } from '../../media/Picture/Picture.fixtures';
import { Link } from '../../typography/Link/Link';

const meta = {
  title: 'Components/Blog/PostAuthor',
  component: PostAuthor,
  parameters: {
    anatomy: { parts: ['section > :first-child', 'h2', 'h2 ~ div', 'h2 ~ div + div'] },
  },
  args: {
    name: 'Mara Kern',
    detail: 'Teaches strength and patience',
    children:
      'Mara has taught for eleven years, first in a basement in Graz, now in every living room.',
    actions: (
      <Link href="#posts" isStandalone>
        All posts by Mara
      </Link>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostAuthor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvasElement }) => {
    const about = within(canvasElement).getByRole('region', { name: 'About the author' });
    await expect(within(about).getByRole('heading', { name: 'Mara Kern' })).toBeVisible();
  },
};

export const NameAlone: Story = {
  args: { detail: undefined, children: undefined, actions: undefined },
};

export const MissingPicture: Story = { args: { avatar: broken } };

export const LongText: Story = {
  args: {
    name: 'Wilhelmina Charlotte Oktavia von Hohenstein-Rabenau',
    detail: 'Lehrt Donaudampfschifffahrtsgesellschaftskapitänsgymnastik',
  },
  globals: { viewport: { value: 'narrow' } },
};
