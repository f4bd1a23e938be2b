import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import * as icons from '../../data-display/Icon/icons';
import { ErrorState } from './ErrorState';
import { Button } from '../../actions/Button/Button';
import { Card } from '../../layout/Card/Card';
import { Picture } from '../../media/Picture/Picture';

const meta: Meta<typeof ErrorState> = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  parameters: { anatomy: { parts: ['span:has(> svg)', 'h2', 'h2 + div', 'h2 + div + div'] } },
  tags: ['stable'],
  args: {
    title: 'We couldn’t load the classes',
    children: 'Something went wrong on our end. Your library and your history are safe.',
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
    title: 'You’re offline',
    children: 'We’ll continue automatically as soon as you’re back online.',
  },
};

export const NotFound: Story = {
  args: {
    icon: icons.search,
    level: 1,
    title: 'This page has moved on',
    children: 'The class may have been renamed, or there’s a typo in the link.',
    onRetry: undefined,
    action: <Button href="#home">Back to home</Button>,
  },
};

/** This picture is shown in place of the page’s own. */
export const WithPicture: Story = {
  tags: ['!autodocs'],
  args: { picture: <Picture picture="art:figure/fold/7" alt="" ratio="16/9" /> },
};

/** In a single row or tab of a page that otherwise works. */
export const InPanel: Story = {
  args: { size: 'panel', level: 3, title: 'We couldn’t load the reviews' },
  render: (args) => (
    <Card>
      <ErrorState {...args} />
    </Card>
  ),
};

/** There is nothing to retry, so it links to another page. */
export const Denied: Story = {
  args: {
    icon: icons.lock,
    title: 'This class is for members only',
    children: 'Your history is still here. The classes come back with a subscription.',
    onRetry: undefined,
    action: <Button href="#subscription">See the plans</Button>,
  },
};

export const LongText: Story = {
  args: {
    title:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung couldn’t be loaded',
    children:
      'We asked three times and waited for half a minute each time. Your library and your history ' +
      'are safe, and what you typed is still here: you don’t have to do anything over.',
    action: (
      <Button variant="quiet" href="#help">
        Email the people who look after this
      </Button>
    ),
  },
};
