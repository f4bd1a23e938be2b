import type { Meta, StoryObj } from '@storybook/react-vite';

import * as icons from '../../data-display/Icon/icons';
import { Stack } from './Stack';
import { Button } from '../../actions/Button/Button';
import { Card } from '../Card/Card';
import { Eyebrow } from '../../typography/Eyebrow/Eyebrow';
import { Heading } from '../../typography/Heading/Heading';
import { Text } from '../../typography/Text/Text';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Eyebrow>New this week</Eyebrow>
        <Heading level={2}>Warrior flow for heavy days</Heading>
        <Text tone="muted" isMeasured>
          A grounded half hour that builds from the feet up. Blocks help, a wall is enough.
        </Text>
        <Button iconStart={icons.play}>Play</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtTheStart: Story = { args: { align: 'start' } };

export const Centered: Story = { name: 'Centered', args: { align: 'center', space: 6 } };

export const Stretched: Story = {
  args: {
    space: 3,
    children: [1, 2, 3].map((number) => (
      <Card key={number} variant="sunken" padding="small">
        <Text>Step {number}</Text>
      </Card>
    )),
  },
};
