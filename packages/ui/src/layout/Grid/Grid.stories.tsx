import type { Meta, StoryObj } from '@storybook/react-vite';

import { Grid } from './Grid';
import { Card } from '../Card/Card';
import { Text } from '../../typography/Text/Text';

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: {
    children: Array.from({ length: 7 }, (_, index) => (
      <Card key={index} variant="outline">
        <Text>Cell {index + 1}</Text>
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Small: Story = { args: { column: 'small', space: 3 } };

/** One column, even if the container is narrower than the minimum. */
export const Huge: Story = { args: { column: 'huge' } };
