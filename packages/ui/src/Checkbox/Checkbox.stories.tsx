import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from './Checkbox';
import { Link } from '../Link/Link';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Write to me when something new starts', name: 'news' },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toHaveAccessibleName('Write to me when something new starts');
    await userEvent.click(within(canvasElement).getByText(/Write to me/));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  args: { defaultChecked: true, hint: 'About twice a month. Every letter has a way out.' },
};

export const WithError: Story = {
  args: {
    name: 'terms',
    label: (
      <>
        I accept <Link href="#terms">the terms of use</Link>
      </>
    ),
    error: 'Accept the terms to go on',
  },
};

export const Disabled: Story = { args: { disabled: true } };
