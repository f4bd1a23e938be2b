import type { Meta, StoryObj } from '@storybook/react-vite';

import { Eyebrow } from './Eyebrow';

const meta = {
  title: 'Components/Typography/Eyebrow',
  component: Eyebrow,
  args: { children: 'A school for strong women' },
} satisfies Meta<typeof Eyebrow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Arabic: Story = { args: { lang: 'ar', dir: 'rtl', children: 'مدرسة للنساء القويات' } };
