import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from './Checkbox';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';

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

export const Disabled: Story = {
  render: (args) => (
    <Stack>
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked name="other" label="Show my name to others" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Write to me an hour before the doors of every live event that I saved to my list open',
    hint: 'At most one letter a day, whatever you saved; each of them has a way out at its end.',
    error: 'Choose it to get the link to the event: it is sent in that letter, and nowhere else',
  },
};
