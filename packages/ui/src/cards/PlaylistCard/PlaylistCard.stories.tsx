import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { PlaylistCard } from './PlaylistCard';
import { PlaylistCardSkeleton } from './PlaylistCardSkeleton';
import { CardGrid } from '../CardGrid/CardGrid';
import * as icons from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { bay, broken } from '../../media/Picture/Picture.fixtures';
import { TextField } from '../../forms/TextField/TextField';

const pictures = ['bridge/3', 'seated/30', 'tree/8', 'swing/21', 'boat/16'].map(
  (rest) => `art:figure/${rest}`,
);

const meta = {
  title: 'Components/Cards/PlaylistCard',
  component: PlaylistCard,
  parameters: {
    anatomy: { parts: ['article > div', 'article > div > span:last-child', 'h2', null, null] },
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['isGrid'] ? undefined : 320 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    href: '#mornings',
    title: 'Mornings before the children wake',
    pictures,
    countLabel: '8 classes',
    durationLabel: '2 h 40 min',
    headingLevel: 2,
  },
} satisfies Meta<typeof PlaylistCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At most four of its pictures are shown. */
export const Mosaic: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('article img')).toHaveLength(4);
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName(
      'Mornings before the children wake',
    );
  },
};

export const Three: Story = { args: { pictures: pictures.slice(0, 3), countLabel: '3 classes' } };

export const Two: Story = { args: { pictures: pictures.slice(1, 3), countLabel: '2 classes' } };

export const One: Story = { args: { pictures: [bay], countLabel: '1 class' } };

export const Empty: Story = {
  args: { pictures: [], countLabel: 'No classes', durationLabel: undefined },
};

/** A picture that doesn’t load leaves no gap. */
export const MissingPicture: Story = { args: { pictures: [broken, ...pictures.slice(0, 3)] } };

const open = fn();

/** Its menu is next to the link. */
export const PrivateWithMenu: Story = {
  args: {
    isPrivate: true,
    menu: (
      <IconButton
        label="More options for Mornings before the children wake"
        icon={icons.more}
        size="small"
        onClick={open}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    open.mockClear();
    await expect(within(canvasElement).getByText('Private')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(open).toHaveBeenCalledOnce();
  },
};

/** A field for the new name replaces the name. While it is shown, the card isn’t a link. */
export const Renaming: Story = {
  args: { titleField: <TextField name="name" label="Name" defaultValue="Mornings" /> },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(card.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const LongTitle: Story = {
  args: {
    title:
      'Beckenbodengymnastik und Rückenschule für Wiedereinsteigerinnen nach der Babypause, Teil 2',
    countLabel: '24 Unterrichtsstunden',
    isPrivate: true,
  },
};

export const Loading: Story = {
  parameters: { isGrid: true },
  render: () => (
    <CardGrid>
      <PlaylistCardSkeleton />
      <PlaylistCardSkeleton />
    </CardGrid>
  ),
};
