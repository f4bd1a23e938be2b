import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within, userEvent, waitFor } from 'storybook/test';

import {
  createFrame,
  pageParameters,
  expectLoading,
  expectRetry,
  expectRole,
  expectText,
} from '#storybook/pageStories';
import { SitePage } from './SitePage';

/** `/videos/watch/{id}`. */
const meta = {
  title: 'Pages/Site/Watch',
  component: SitePage,
  args: { path: '/videos/watch/morning-mobility-in-ten', account: 'member' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Morning mobility in ten' });
    await expect(canvas.getByRole('region', { name: 'Chapters' })).toBeVisible();
    const series = await canvas.findByRole('complementary', { name: 'Joint by joint' });
    await expect(within(series).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '0 of 4 finished',
    );
    await expect(within(series).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Morning mobility in ten',
    );
    // Player and text share one grid.
    const player = canvas.getByRole('region', { name: /^Player/ });
    const title = canvas.getByRole('heading', { level: 1 });
    const getLeft = (element: Element) => element.getBoundingClientRect().left;
    if (matchMedia('(min-width: 48rem)').matches)
      await expect(Math.abs(getLeft(player) - getLeft(title))).toBeLessThan(2);
    const transcript = canvas.getByRole('button', { name: 'Transcript' });
    await expect(transcript).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(transcript);
    await waitFor(() => expect(transcript).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(transcript);
    const chapters = within(canvas.getByRole('region', { name: 'Chapters' }));
    const [, second] = chapters.getAllByRole('button');
    await userEvent.click(second!);
    await waitFor(() => expect(chapters.getByRole('button', { current: 'step' })).toBe(second));
  },
};

/** The first action has a label, the others are in a menu. */
export const Actions: Story = {
  play: async ({ canvas }) => {
    const favorite = await canvas.findByRole('button', { name: /^Favorite: / });
    await expect(favorite).toHaveTextContent('Favorite');
    await userEvent.click(await canvas.findByRole('button', { name: /^More options for / }));
    const menu = within(await within(document.body).findByRole('menu'));
    for (const name of ['Add to a playlist', 'Download', 'Copy link to this class']) {
      // The menu fades in.
      await waitFor(() => expect(menu.getByRole('menuitem', { name })).toBeVisible());
    }
    await userEvent.click(menu.getByRole('menuitem', { name: 'Save for later' }));
    // The menu fades out, and its item already has the new label.
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^More options for / }));
    const remove = { name: 'Remove from saved classes' };
    await waitFor(() => expect(within(document.body).getByRole('menuitem', remove)).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

/** Offline: a message and a retry, and no player. */
export const Offline: Story = {
  args: { scenarioAfterSignIn: 'offline', path: '/videos/watch/hips-unstuck' },
  parameters: {
    checks: {
      exceptions: [
        { check: 'console', reason: 'The document service logs that nothing answers: the story.' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' }, { timeout: 25_000 });
    await expect(canvas.queryByRole('region', { name: /^Player/ })).toBeNull();
  },
};

export const NotFound: Story = {
  args: { path: '/videos/watch/not-a-class' },
  play: expectRole('heading', { name: 'We couldn’t find this class' }),
};

export const Denied: Story = {
  parameters: { scenario: 'denied' },
  play: expectText(/Your account can’t open this page/),
};

/** The player’s space is reserved while the class loads. */
export const Loading: Story = { parameters: { scenario: 'slow' }, play: expectLoading };

export const Failed: Story = { args: { scenarioAfterSignIn: 'error' }, play: expectRetry };

/** A member without a subscription sees what the class is and how to get access. */
export const NotSubscribed: Story = {
  args: { account: 'new' },
  play: expectText('This page is for subscribers'),
};
