import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as icons from '../Icon/icons';
import { ErrorState } from './ErrorState';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Picture } from '../Picture/Picture';

const meta: Meta<typeof ErrorState> = {
  title: 'Components/States/ErrorState',
  component: ErrorState,
  tags: ['stable'],
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

/** The picture of the page gave way to this one. */
export const WithPicture: Story = {
  args: { picture: <Picture picture="art:figure/fold/7" alt="" ratio="16/9" /> },
};

/** One row or one tab of a page that otherwise works. */
export const InPanel: Story = {
  args: { size: 'panel', level: 3, title: 'The reviews did not arrive' },
  render: (args) => (
    <Card>
      <ErrorState {...args} />
    </Card>
  ),
};

/** Nothing to try again: the way out. */
export const Denied: Story = {
  args: {
    icon: icons.lock,
    title: 'This class is for members',
    children: 'Your history stays. The classes come back with a subscription.',
    onRetry: undefined,
    action: <Button href="#subscription">Look at the plans</Button>,
  },
};

export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung did not arrive',
    children:
      'We asked three times and waited for half a minute each time. Your library and your history ' +
      'are safe, and what you typed is still here: nothing has to be done a second time.',
    action: (
      <Button variant="quiet" href="#help">
        Write to the people who look after this
      </Button>
    ),
  },
};
