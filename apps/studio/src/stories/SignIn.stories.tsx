import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { createFrame, expectRole, pageParameters } from '#storybook/pageStories';
import { StudioStory } from './StudioStory';

/** The sign-in of the studio, and what people without the role of an administrator see. */
const meta = {
  title: 'Pages/Studio/Sign-in',
  component: StudioStory,
  args: { path: '/sign-in' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof StudioStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor of any page is sent here, and returns to that page afterward. */
export const Visitor: Story = {
  args: { path: '/orders' },
  play: expectRole('heading', { level: 1, name: 'Sign in to the studio' }),
};

/** Wrong credentials never reveal whether an account exists. */
export const WrongPassword: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Email address'), 'admin@gschool.example');
    await userEvent.type(page.getByLabelText('Password'), 'not-the-password');
    await userEvent.click(page.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('don’t match');
  },
};

/** A member can sign out, or go to the school. */
export const Member: Story = {
  args: { path: '/members', account: 'member' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'The studio is for administrators' });
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the school' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** A moderator at a page for administrators is told which part is theirs. */
export const Moderator: Story = {
  args: { path: '/members', account: 'moderator' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'This page is for administrators' });
    await expect(canvas.getByRole('link', { name: 'Go to the classes' })).toHaveAttribute(
      'href',
      '/classes',
    );
  },
};

/** A moderator starts at the classes, and sees only the screens of the content. */
export const ModeratorStart: Story = {
  name: 'Moderator at the start',
  args: { path: '/', account: 'moderator' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Classes' });
    const nav = canvas.getByRole('navigation', { name: 'Studio' });
    await expect(within(nav).getByRole('link', { name: 'Events' })).toBeVisible();
    await expect(within(nav).queryByRole('link', { name: 'Members' })).toBeNull();
    await expect(within(nav).queryByRole('link', { name: 'Publish' })).toBeNull();
  },
};
