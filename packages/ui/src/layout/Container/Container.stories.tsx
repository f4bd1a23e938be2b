import type { Meta, StoryObj } from '@storybook/react-vite';

import { Container } from './Container';
import { Card } from '../Card/Card';
import { Text } from '../../typography/Text/Text';

const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Card variant="sunken">
        <Text>The column of the page, with the page’s gutter.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { args: { size: 'narrow' } };
export const ForText: Story = { args: { size: 'text' } };
export const ForAForm: Story = { args: { size: 'form' } };
export const Full: Story = { args: { size: 'full' } };
/** Padding above and below, for a section of a page. */
export const WithBlockPadding: Story = { args: { blockPadding: 'large' } };
