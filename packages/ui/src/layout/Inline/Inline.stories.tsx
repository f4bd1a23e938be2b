import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from './Inline';
import { Chip } from '../../data-display/Chip/Chip';
import { Heading } from '../../typography/Heading/Heading';
import { Link } from '../../typography/Link/Link';

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wrapping: Story = {
  args: {
    space: 2,
    children: ['32 min', 'Yoga', 'Everyone', 'Blocks', 'A wall', 'Hips', 'Morning'].map((fact) => (
      <Chip key={fact}>{fact}</Chip>
    )),
  },
};

/** A row’s title at one end, its link at the other, on one baseline. */
export const BothEnds: Story = {
  args: {
    justify: 'between',
    align: 'baseline',
    children: (
      <>
        <Heading level={2} size="h3">
          Try a class
        </Heading>
        <Link href="#styles" isStandalone>
          All styles
        </Link>
      </>
    ),
  },
};
