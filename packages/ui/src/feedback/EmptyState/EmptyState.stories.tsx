import type { Meta, StoryObj } from '@storybook/react-vite';

import * as icons from '../../data-display/Icon/icons';
import { EmptyState } from './EmptyState';
import { Button } from '../../actions/Button/Button';
import { Card } from '../../layout/Card/Card';
import { Picture } from '../../media/Picture/Picture';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  parameters: { anatomy: { parts: ['span:has(> svg)', 'h2', 'h2 + div', 'h2 + div + div'] } },
  tags: ['stable'],
  args: {
    title: 'Nothing saved yet',
    children: 'Press the bookmark on any class and it’ll be here when you’re ready for it.',
    action: <Button href="#videos">Find a class</Button>,
    icon: icons.bookmark,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithIcon: Story = {};

export const WithPicture: Story = {
  args: {
    picture: <Picture picture="art:figure/seated/12" alt="" ratio="16/9" />,
  },
};

export const TwoActions: Story = {
  name: 'Two actions',
  args: {
    title: 'No classes match all of these',
    children: 'Fifteen minutes, kettlebell, breath: three filters and nothing left.',
    icon: icons.filter,
    action: (
      <>
        <Button>Clear filters</Button>
        <Button variant="quiet" href="#videos">
          All videos
        </Button>
      </>
    ),
  },
};

/** In a tab, a card or a sheet. */
export const InPanel: Story = {
  args: {
    size: 'panel',
    level: 3,
    icon: icons.shoppingBag,
    title: 'Your cart is empty',
    children: 'Anything you add is saved for next time.',
    action: (
      <Button size="small" href="#shop">
        Go to shop
      </Button>
    ),
  },
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
};

/** There’s nothing the member can do about it. */
export const WithoutAction: Story = {
  args: {
    icon: icons.calendar,
    title: 'No live events this month',
    children: 'We’ll announce the next ones on the first Monday.',
    action: undefined,
  },
};

export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung has no classes',
    children:
      'We’ve looked through every style, every series and everything we’ve ever streamed live, in ' +
      'every length and at every level, and nothing matches all of these filters.',
    action: (
      <>
        <Button>Clear every filter you’ve set and start over from the beginning</Button>
        <Button variant="quiet">All videos</Button>
      </>
    ),
  },
};
