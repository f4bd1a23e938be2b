import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import * as icons from '../../data-display/Icon/icons';
import { VideoCard } from './VideoCard';
import { previewClip } from './VideoCard.fixtures';
import { VideoCardSkeleton } from './VideoCardSkeleton';
import { VideoPreview } from './VideoPreview';
import { IconButton } from '../../actions/IconButton/IconButton';
import { bay, bayColor, broken } from '../../media/Picture/Picture.fixtures';
import { settle } from '#storybook/settle';

const meta = {
  title: 'Components/Cards/VideoCard',
  component: VideoCard,
  parameters: {
    anatomy: {
      args: { badge: 'New', isNew: true, progress: 40 },
      parts: [
        'article > div',
        'article > div > svg + span',
        'article > div > span + span',
        null,
        'h2',
        'p',
        null,
        null,
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    href: '#core',
    title: 'Core without crunches',
    picture: 'art:figure/bridge/3',
    meta: 'Pilates · Mara Kern',
    durationLabel: '18 min',
    headingLevel: 2,
  },
} satisfies Meta<typeof VideoCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One link, named by its title and as large as the card. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName('Core without crunches');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    const poster = canvasElement.querySelector('article img')?.getBoundingClientRect();
    const hit = document.elementFromPoint((poster?.x ?? 0) + 20, (poster?.y ?? 0) + 20);
    await expect(hit).toBe(links[0]);
  },
};

export const Watching: Story = { args: { progress: 0.62, meta: 'Pilates · 7 min left' } };

export const New: Story = { args: { badge: 'New', isNew: true, picture: 'art:figure/swing/9' } };

export const Watched: Story = {
  args: {
    badge: 'Finished',
    badgeIcon: icons.check,
    progress: 1,
    meta: 'Pilates · Mara Kern',
    picture: 'art:figure/seated/22',
  },
};

/**
 * A lock and a text that explains it. The card is still a link, to the page with more information.
 */
export const MembersOnly: Story = {
  args: {
    badge: 'Members only',
    badgeIcon: icons.lock,
    isLocked: true,
    picture: 'art:figure/triangle/17',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Members only')).toBeVisible();
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName(
      'Core without crunches',
    );
  },
};

export const Sample: Story = {
  tags: ['!autodocs'],
  args: { badge: 'Free sample', isPublic: true, picture: 'art:figure/breathe/14' },
};

export const LongTitle: Story = {
  args: {
    title:
      'Everything your hips have been trying to tell you since you took that desk job, in forty unhurried minutes',
    picture: 'art:figure/lunge/6',
  },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: args.title });
    await expect(link.clientHeight).toBeLessThan(60);
  },
};

const save = fn();
const like = fn();

/** Buttons are next to the link, not in it, and are visible without a mouse. */
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <IconButton
          label="Saved: Core without crunches"
          icon={icons.bookmark}
          size="small"
          aria-pressed
          isFilled
          onClick={save}
        />
        <IconButton
          label="Favorite: Core without crunches"
          icon={icons.heart}
          size="small"
          aria-pressed={false}
          onClick={like}
        />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    save.mockClear();
    like.mockClear();
    const [first, second] = within(canvasElement).getAllByRole('button');
    await userEvent.click(first as HTMLElement);
    await expect(save).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(like).toHaveBeenCalledOnce();
  },
};

/**
 * In the corner of the poster while the card is hovered or has focus. Tab moves from the link to
 * the buttons.
 */
export const WithCorner: Story = {
  tags: ['!autodocs'],
  args: {
    cornerActions: (
      <IconButton
        label="Remove Core without crunches"
        icon={icons.close}
        variant="overlay"
        onClick={save}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    save.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(save).toHaveBeenCalledOnce();
  },
};

export const Photograph: Story = {
  args: { picture: bay, placeholderColor: bayColor },
};

/** If the picture doesn’t load, the card shows a drawing. */
export const MissingPicture: Story = { args: { picture: broken } };

const askFor = window.matchMedia;

/**
 * After a moment of hovering, a silent clip plays once over the poster. The clip is not requested
 * until then. A page that doesn’t import the preview doesn't contain its code.
 */
export const Preview: Story = {
  args: { preview: <VideoPreview src={previewClip} delay={50} /> },
  beforeEach: () => {
    // The test browser prefers reduced motion. This story needs the preview, so it overrides that.
    window.matchMedia = (query) => ({ ...askFor.call(window, query), matches: true });
    return () => void (window.matchMedia = askFor);
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    const video = () => canvasElement.querySelector('video');
    await expect(video()).toBeNull();
    await settle();
    await fireEvent.pointerEnter(card);
    await waitFor(() => expect(video()).toBeInTheDocument());
    await expect(video()?.muted).toBe(true);
    await fireEvent.pointerLeave(card);
    await waitFor(() => expect(video()).toBeNull());
  },
};

export const Loading: Story = { render: () => <VideoCardSkeleton /> };
