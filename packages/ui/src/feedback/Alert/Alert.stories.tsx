import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/Button/Button';
import { Link } from '../../typography/Link/Link';
import { Stack } from '../../layout/Stack/Stack';
import { Alert } from './Alert';

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  parameters: {
    anatomy: {
      args: { onDismiss: () => undefined },
      parts: ['span:has(> svg)', 'p', 'p + div', null, 'button'],
    },
  },
  tags: ['stable'],
  args: {
    title: 'Your subscription ended on Monday',
    children: 'Your history is still here. The classes come back when you do.',
  },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

const plans = (
  <Link href="#subscription" tone="inherit">
    See the plans
  </Link>
);

export const Info: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
  },
};

export const Success: Story = {
  tags: ['!autodocs'],
  args: { variant: 'success', title: 'Saved', children: undefined },
};

export const Warning: Story = { tags: ['!autodocs'], args: { variant: 'warning', action: plans } };

export const Danger: Story = {
  tags: ['!autodocs'],
  args: {
    variant: 'danger',
    title: undefined,
    children: 'Popup was blocked by browser. Please allow popups and try again.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};

/** Each kind as a title, as a message, and as both with an action. */
export const AllKinds: Story = {
  render: ({ title, children }) => (
    <Stack space="3">
      {(['info', 'success', 'warning', 'danger'] as const).map((variant) => (
        <Stack key={variant} space="3">
          <Alert variant={variant} title={title} />
          <Alert variant={variant}>{children}</Alert>
          <Alert variant={variant} title={title} action={plans} onDismiss={() => {}}>
            {children}
          </Alert>
        </Stack>
      ))}
    </Stack>
  ),
};

/** When it’s closed by keyboard, the element that had focus before gets it again. */
export const Dismissable: Story = {
  render: function Example(args) {
    const [isShown, setShown] = useState(true);
    return (
      <Stack space="4" align="start">
        <Button variant="quiet" onClick={() => setShown(true)}>
          Show it again
        </Button>
        {isShown && <Alert {...args} onDismiss={() => setShown(false)} />}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = canvas.getByRole('button', { name: 'Show it again' });
    before.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(before).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    variant: 'warning',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung is not available',
    children:
      'The address you gave, a.very.long.address.without.an.end@an-equally-long-domain.example, ' +
      'hasn’t been confirmed. Open the email we sent, or request another one.',
    action: (
      <Button variant="quiet" size="small">
        Send the confirmation email to this address again
      </Button>
    ),
    onDismiss: () => {},
  },
};
