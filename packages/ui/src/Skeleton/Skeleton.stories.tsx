import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';
import { Grid } from '../Grid/Grid';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';

const meta = { title: 'Components/States/Skeleton', component: Skeleton } satisfies Meta<
  typeof Skeleton
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {
  render: () => (
    <Stack space="0">
      <Skeleton size="h2" width="medium" />
      <Skeleton width="full" />
      <Skeleton width="long" />
      <Skeleton width="short" />
    </Stack>
  ),
};

export const Block: Story = { args: { shape: 'block', ratio: 'banner' } };

export const Person: Story = {
  render: () => (
    <Inline wraps={false}>
      <Skeleton shape="circle" />
      <Skeleton width="short" />
    </Inline>
  ),
};

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
