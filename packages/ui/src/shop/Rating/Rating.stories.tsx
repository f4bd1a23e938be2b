import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Rating } from './Rating';
import { Stack } from '../../layout/Stack/Stack';
import { UiProvider } from '../../providers/UiProvider/UiProvider';

const meta = {
  title: 'Components/Shop/Rating',
  component: Rating,
  parameters: { anatomy: { parts: ['svg', 'svg + span', 'svg + span + span'] } },
  args: { value: 4.6, count: 128 },
} satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One image with the rating as its accessible name, drawn without a `style` attribute. */
export const Stars: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: '4.6 of 5, 128 reviews' }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('[role="img"] [style]')).toBeNull();
  },
};

export const Fractions: Story = {
  render: () => (
    <Stack space="2">
      {[0.5, 1, 2.3, 3.5, 4.9, 5].map((value) => (
        <Rating key={value} value={value} size="large" />
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Rating {...args} size="small" />
      <Rating {...args} size="medium" />
      <Rating {...args} size="large" />
    </Stack>
  ),
};

export const Compact: Story = { args: { isCompact: true } };

export const OneReview: Story = {
  tags: ['!autodocs'],
  args: { value: 5, count: 1 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: '5 of 5, 1 review' }),
    ).toBeVisible();
  },
};

export const NoReviews: Story = { args: { value: 0, count: 0 } };

export const ManyReviews: Story = { tags: ['!autodocs'], args: { count: 128000 } };

/** The stars fill from the right, and the digits are Arabic. */
export const Arabic: Story = {
  args: { value: 3.5 },
  render: (args) => (
    <UiProvider
      locale="ar-EG"
      messages={{
        rating: { value: (value, max) => `${value} من ${max}`, reviews: (_, n) => `${n} مراجعة` },
      }}
    >
      <div lang="ar" dir="rtl">
        <Rating {...args} size="large" />
      </div>
    </UiProvider>
  ),
};
