import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { createFrame, expectRetry, expectRole, pageParameters } from '#storybook/pageStories';
import { StudioStory } from './StudioStory';

/** The screens of the studio, as an administrator sees them. */
const meta = {
  title: 'Pages/Studio/Screens',
  component: StudioStory,
  args: { path: '/', account: 'admin' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof StudioStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What needs attention, and how many members have access. */
export const Overview: Story = {
  play: expectRole('heading', { level: 2, name: 'Needs attention' }),
};

/** All accounts, with filters and acts. */
export const Members: Story = {
  args: { path: '/members' },
  play: async ({ canvas }) => {
    await canvas.findByText('lapsed@gschool.example');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  },
};

/** All orders. */
export const Orders: Story = {
  args: { path: '/orders' },
  play: expectRole('heading', { level: 1, name: 'Orders' }),
};

/** The classes with their drafts. */
export const Classes: Story = {
  args: { path: '/classes' },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Classes' });
    const [, first] = await waitFor(() => {
      const boxes = within(grid).getAllByRole('checkbox');
      // Until the classes are loaded, there is only the one that selects all.
      expect(boxes.length).toBeGreaterThan(2);
      return boxes;
    });
    await userEvent.click(first!);
    // The bar fades in.
    const edit = await canvas.findByRole('button', { name: 'Edit fields' });
    await waitFor(() => expect(edit).toBeVisible());
  },
};

/** The classes without captions, on a phone. */
export const ClassesOnAPhone: Story = {
  args: { path: '/classes?missing=captions' },
  globals: { viewport: { value: 'phone' } },
  play: expectRole('heading', { level: 1, name: 'Classes' }),
};

/** Import and export of content packs. */
export const ImportAndExport: Story = {
  args: { path: '/import' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose a folder' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Prepare an export' })).toBeVisible();
  },
};

/** Every act. */
export const Log: Story = {
  args: { path: '/log' },
  play: expectRole('heading', { level: 1, name: 'Log' }),
};

/** What the drafts would change for members. */
export const Publish: Story = {
  args: { path: '/publish' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'What members will see' });
    await expect(canvas.getByRole('button', { name: 'Publish now' })).toBeVisible();
  },
};

/** What was published. */
export const Releases: Story = {
  args: { path: '/releases' },
  play: async ({ canvas }) => {
    await canvas.findByText('Live');
    await expect(canvas.getByRole('link', { name: 'Release 1' })).toBeVisible();
  },
};

/** A release, and what members would see if it were restored. */
export const Restore: Story = {
  args: { path: '/releases/000001?view=restore' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Restore release 1' });
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'What members will see' }),
    ).toBeVisible();
  },
};

/** A path without a page. The frame stays. */
export const NotFound: Story = {
  args: { path: '/nowhere' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Page not found' });
    await expect(canvas.getByRole('link', { name: 'Back to the overview' })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

/** The service does not answer. */
export const Failing: Story = {
  args: { path: '/members', scenario: 'error' },
  play: expectRetry,
};

/** Ctrl+K opens the commands; the best match runs with Enter. */
export const Commands: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Overview' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'mem');
    await screen.findByRole('option', { name: /Members/ });
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'Members' });
  },
};

/** `?` lists the keys. */
export const Shortcuts: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Overview' });
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('Everywhere')).toBeVisible());
  },
};

/** On a phone, the screens are in a bar at the bottom. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('navigation', { name: 'Most used' });
    await expect(within(bar).getAllByRole('link')).toHaveLength(5);
  },
};
