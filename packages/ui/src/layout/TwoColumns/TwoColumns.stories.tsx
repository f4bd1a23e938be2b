import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Text } from '../../typography/Text/Text';
import { Card } from '../Card/Card';
import { TwoColumns } from './TwoColumns';

const meta = {
  title: 'Components/Layout/TwoColumns',
  component: TwoColumns,
  tags: ['new'],
  args: {
    aside: (
      <Card>
        <Text>What belongs beside it</Text>
      </Card>
    ),
    children: (
      <Card>
        <Text>The content of the page, which has the room that is left.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof TwoColumns>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsideLast: Story = {
  play: async ({ canvasElement }) => {
    const texts = within(canvasElement).getAllByText(/./);
    await expect(texts.at(-1)).toHaveTextContent('What belongs beside it');
  },
};

export const AsideFirst: Story = {
  args: { asideOnPhone: 'first' },
  play: async ({ canvasElement }) => {
    const texts = within(canvasElement).getAllByText(/./);
    await expect(texts.at(-1)).toHaveTextContent('The content of the page');
  },
};

export const LongText: Story = {
  args: {
    children: (
      <Card>
        <Text>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung</Text>
      </Card>
    ),
  },
};
