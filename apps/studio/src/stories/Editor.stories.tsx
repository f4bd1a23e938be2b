import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { createFrame, expectRole, pageParameters } from '#storybook/pageStories';
import { previewShown } from '../shared/storedChoices';
import { StudioStory } from './StudioStory';

/** The editors of the school's content, as an administrator sees them. */
const meta = {
  title: 'Pages/Studio/Editor',
  component: StudioStory,
  args: { path: '/classes/dancer-step-by-step', account: 'admin' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
  // Storybook has no page for the frame. `Preview.stories.tsx` has the states of the preview.
  beforeEach: () => {
    previewShown.set(false);
    return () => previewShown.set(true);
  },
} satisfies Meta<typeof StudioStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A class: the basics, its video and picture, chapters, captions, tags and access. */
export const Class: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title English' })).toHaveValue(
      'Dancer, step by step',
    );
    await expect(canvas.getByText('Published')).toBeVisible();
  },
};

/** A field that can't be published says so, and the list above the form leads to it. */
export const Problem: Story = {
  play: async ({ canvas }) => {
    const length = await canvas.findByLabelText(/^Length/);
    await userEvent.clear(length);
    await userEvent.type(length, 'long');
    await userEvent.tab();
    await expect(length).toBeInvalid();
    const link = await canvas.findByRole('link', { name: /^Length/ });
    await userEvent.click(link);
    await expect(length).toHaveFocus();
  },
};

/** An anchor opens the form at a field. */
export const AtField: Story = {
  name: 'At a field',
  args: { path: '/classes/dancer-step-by-step#chapters.1.startSeconds' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Start of chapter 2')).toHaveFocus();
  },
};

/** The page of a new class asks for the title and makes the id from it. */
export const NewClass: Story = {
  name: 'New class',
  args: { path: '/classes/new' },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title English' });
    await userEvent.type(title, 'Slow hinges');
    await expect(canvas.getByLabelText(/^ID/)).toHaveValue('slow-hinges');
  },
};

/** An event, with the times that members see and a calendar. */
export const Event: Story = {
  args: { path: '/events/open-floor' },
  play: expectRole('heading', { level: 2, name: 'Date and time' }),
};

/** A series, whose classes are sorted. */
export const Series: Story = {
  args: { path: '/series/steady-feet' },
  play: expectRole('heading', { level: 2, name: 'Classes' }),
};

/** A person. */
export const Person: Story = {
  args: { path: '/people/gaia' },
  play: expectRole('heading', { level: 2, name: 'Basics' }),
};

/** What refers to an entry is listed before it is deleted. */
export const Delete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(await within(dialog).findByRole('link', { name: 'Steady feet' })).toBeVisible();
  },
};

/** There is no entry with the id of the URL. */
export const Missing: Story = {
  args: { path: '/classes/nothing-here' },
  play: expectRole('heading', { level: 2, name: 'We couldn’t find this class' }),
};
