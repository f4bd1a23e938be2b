import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from './Card';
import { Grid } from '../Grid/Grid';
import { Heading } from '../../typography/Heading/Heading';
import { Stack } from '../Stack/Stack';
import { Text } from '../../typography/Text/Text';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: {
    children: (
      <Stack space="2">
        <Heading level={3} size="medium">
          Slow strength
        </Heading>
        <Text tone="muted">Six classes, each a little heavier than the one before.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Raised: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Grid>
      <Card {...args} variant="raised" />
      <Card {...args} variant="outline" />
      <Card {...args} variant="sunken" />
      <Card {...args} variant="brand" />
    </Grid>
  ),
};

export const Paddings: Story = {
  render: (args) => (
    <Grid>
      <Card {...args} variant="outline" padding="small" />
      <Card {...args} variant="outline" padding="medium" />
      <Card {...args} variant="outline" padding="large" />
    </Grid>
  ),
};

/** The children are direct children of the card. */
export const Stacked: Story = {
  args: {
    space: 2,
    children: (
      <>
        <Heading level={3} size="medium">
          Slow strength
        </Heading>
        <Text tone="muted">Six classes, each a little heavier than the one before.</Text>
      </>
    ),
  },
};
