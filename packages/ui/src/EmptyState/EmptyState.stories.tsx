import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../Icon/icons';
import { EmptyState } from './EmptyState';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Skeleton } from '../Skeleton/Skeleton';

const meta = {
  title: 'Components/States/EmptyState',
  component: EmptyState,
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
    picture: (
      <Card variant="brand" padding="none">
        <Skeleton shape="block" ratio="wide" />
      </Card>
    ),
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
