import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../Icon/icons';
import { EmptyState } from './EmptyState';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Picture } from '../Picture/Picture';

const meta = {
  title: 'Components/States/EmptyState',
  component: EmptyState,
  tags: ['stable'],
  args: {
    title: 'Nothing saved yet',
    children: 'Press the bookmark on any class, and it waits here for the day that fits.',
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

export const TwoWays: Story = {
  args: {
    title: 'No class has all of this',
    children: 'Fifteen minutes, kettlebell, breath: three filters, and nothing left.',
    icon: icons.filter,
    action: (
      <>
        <Button>Clear the filters</Button>
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
    icon: icons.bag,
    title: 'Your cart is empty',
    children: 'What you put into it stays for the next time.',
    action: (
      <Button size="small" href="#shop">
        To the shop
      </Button>
    ),
  },
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
};

/** A place where nothing can be done about it. */
export const WithoutAction: Story = {
  args: {
    icon: icons.calendar,
    title: 'No live events this month',
    children: 'The next ones are announced on the first Monday.',
    action: undefined,
  },
};

export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung has no classes',
    children:
      'We have looked through all styles, all series and everything that was ever streamed live, in ' +
      'every length and for every level, and nothing of it fits all of these filters at once.',
    action: (
      <>
        <Button>Clear every filter that has been set and begin again from the start</Button>
        <Button variant="quiet">All videos</Button>
      </>
    ),
  },
};
