import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { Skeleton } from './Skeleton';
import { Grid } from '../../layout/Grid/Grid';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  tags: ['stable'],
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The shape of a grid of classes. */
export const Cards: Story = {
  render: () => (
    <Grid>
      {[1, 2, 3, 4].map((key) => (
        <Stack key={key} space="2">
          <Skeleton shape="block" ratio="wide" />
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </Stack>
      ))}
    </Grid>
  ),
};

export const Paragraph: Story = {
  render: () => (
    <Stack space="2">
      <Skeleton size="h2" width="medium" />
      <Skeleton lines={4} />
    </Stack>
  ),
};

/** In the size of the text that is loading. */
export const Sizes: Story = {
  render: () => (
    <Stack space="2">
      {(['h1', 'h2', 'h3', 'lg', 'md'] as const).map((size) => (
        <Skeleton key={size} size={size} width="medium" />
      ))}
    </Stack>
  ),
};

export const Block: Story = { tags: ['!autodocs'], args: { shape: 'block', ratio: 'banner' } };

export const Ratios: Story = {
  render: () => (
    <Grid>
      {(['wide', 'square', 'tall', 'banner'] as const).map((ratio) => (
        <Skeleton key={ratio} shape="block" ratio={ratio} />
      ))}
    </Grid>
  ),
};

export const Circles: Story = {
  render: () => (
    <Inline>
      {(['small', 'medium', 'large', 'huge'] as const).map((diameter) => (
        <Skeleton key={diameter} shape="circle" diameter={diameter} />
      ))}
    </Inline>
  ),
};

export const Person: Story = {
  render: () => (
    <Inline wraps={false}>
      <Skeleton shape="circle" diameter="large" />
      <Skeleton lines={2} />
    </Inline>
  ),
};

/** Screen readers get a single label for the region and no shapes. */
export const Announced: Story = {
  render: () => (
    <section aria-label="Your library" aria-busy>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Stack space="3">
        <Skeleton size="h2" width="medium" />
        <Skeleton lines={3} />
        <Skeleton shape="button" />
      </Stack>
    </section>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('region', { name: 'Your library' })).toHaveTextContent(
      /^Loading$/,
    );
  },
};
