import type { Meta, StoryObj } from '@storybook/react-vite';

import { Divider } from './Divider';

const meta = { title: 'Components/Layout/Divider', component: Divider } satisfies Meta<
  typeof Divider
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const WithLabel: Story = { args: { label: 'or' } };
