import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Badge } from '../Badge/Badge';
import { FactList } from './FactList';

const meta = {
  title: 'Components/Data display/FactList',
  component: FactList,
  tags: ['new'],
  args: {
    facts: [
      { term: 'Email', value: <bdi>mira@example.com</bdi> },
      { term: 'Access', value: <Badge tone="success">Has access</Badge> },
      { term: 'Plan', value: 'School', hint: 'Paid until December 31' },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  play: async ({ canvasElement }) => {
    const [term] = within(canvasElement).getAllByRole('term');
    await expect(term).toHaveTextContent('Email');
    await expect(within(canvasElement).getAllByRole('definition')).toHaveLength(3);
  },
};

export const Spread: Story = {
  args: {
    layout: 'spread',
    facts: [
      { term: 'Items', value: '$48.00' },
      { term: 'Shipping', value: '$5.00' },
      { term: 'Total', value: '$53.00' },
    ],
  },
};

export const LongText: Story = {
  args: {
    facts: [
      {
        term: 'Donaudampfschifffahrtsgesellschaftskapitän',
        value:
          'a-very-long-address-of-someone-who-has-many-names.and.more@a-long-subdomain.example.com',
      },
      { term: 'Note', value: 'A value with so many words that it needs more than one line.' },
    ],
  },
};
