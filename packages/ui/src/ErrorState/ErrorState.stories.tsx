import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as icons from '../Icon/icons';
import { ErrorState } from './ErrorState';
import { Button } from '../Button/Button';

const meta: Meta<typeof ErrorState> = {
  title: 'Components/States/ErrorState',
  component: ErrorState,
  args: {
    title: 'The classes did not arrive',
    children: 'Something on our side did not answer. Your library and your history are safe.',
    onRetry: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { isRetrying: true } };

export const Offline: Story = {
  args: {
    icon: icons.offline,
    title: 'You are offline',
    children: 'We go on by ourselves as soon as there is a connection.',
  },
};

export const NotFound: Story = {
  args: {
    icon: icons.search,
    level: 1,
    title: 'This page has moved on',
    children: 'The class may have been renamed, or the address has a slip in it.',
    onRetry: undefined,
    action: <Button href="#home">To the start</Button>,
  },
};
