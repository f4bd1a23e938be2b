import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/Button/Button';
import { Picture } from '../../media/Picture/Picture';
import { BreadcrumbBanner } from './BreadcrumbBanner';
import { createBreadcrumbStore } from './breadcrumbStore';
import { useBreadcrumb, useBreadcrumbState } from './useBreadcrumb';

const meta = {
  title: 'Components/Navigation/BreadcrumbBanner',
  component: BreadcrumbBanner,
  args: {
    title: 'New Releases',
    description: 'Everything new this month, newest first.',
    items: [
      { name: 'Home', href: '#home' },
      { name: 'Videos', href: '#videos' },
      { name: 'New Releases', active: true },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BreadcrumbBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trail = within(within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getAllByRole('link')).toHaveLength(2);
    await expect(trail.getByText('New Releases')).toHaveAttribute('aria-current', 'page');
  },
};

/** The title is hidden, except for assistive technology. */
export const TitleHidden: Story = {
  args: { hideTitle: true, description: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'New Releases',
    );
  },
};

/** A page that people work on: one low row without a picture, even if it has one. */
export const Task: Story = {
  args: {
    title: 'Live Events',
    description: 'Doors open an hour before the start.',
    items: [
      { name: 'Home', href: '#home' },
      { name: 'Live Events', active: true },
    ],
    variant: 'task',
    picture: <Picture picture="art:figure/warrior/12" alt="" isFilling />,
  },
  play: async ({ canvasElement, step }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('img')).toBeNull();
    await step('a row of about 72 px where title and description share a line', async () => {
      const isOneLine = title.offsetHeight < 40 && matchMedia('(min-width: 48rem)').matches;
      const banner = title.closest<HTMLElement>('[data-variant]');
      if (isOneLine) await expect(banner?.offsetHeight).toBeLessThanOrEqual(90);
    });
  },
};

/** Links or buttons at the end of the row, after the title in the tab order. */
export const TaskWithActions: Story = {
  args: {
    ...Task.args,
    actions: (
      <Button variant="quiet" size="small" href="#past">
        Past events
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Past events' })).toHaveFocus();
    await userEvent.tab();
  },
};

export const TaskWithActionsOnAPhone: Story = {
  args: { ...TaskWithActions.args },
  globals: { viewport: { value: 'phone' } },
};

export const TitleOnly: Story = { args: { description: undefined, items: [] } };

/** A picture at the end. */
export const WithPicture: Story = {
  args: {
    title: 'Strong in thirty days',
    description: 'Thirty classes that build on each other, half an hour each.',
    picture: <Picture picture="art:series/warrior/12" alt="" isFilling />,
  },
};

/** Phones don’t show the picture, because the text needs the whole width. */
export const PictureOnAPhone: Story = {
  ...WithPicture,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    if (matchMedia('(min-width: 48rem)').matches) return;
    await expect(canvasElement.querySelector('img')).not.toBeVisible();
  },
};

/**
 * Five or more steps collapse on phones; the button expands them and moves focus to the first of
 * them.
 */
export const LongTrailOnAPhone: Story = {
  args: {
    title: 'Strength for shoulders that carried everything this week',
    items: [
      { name: 'Home', href: '#home' },
      { name: 'Videos', href: '#videos' },
      { name: 'Series', href: '#series' },
      { name: 'Strong in thirty days', href: '#strong' },
      { name: 'Strength for shoulders that carried everything this week', active: true },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.queryByRole('button', { name: 'Show full path' });
    // On a wide screen nothing is collapsed.
    if (!button) return;
    await expect(canvas.queryByRole('link', { name: 'Videos' })).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Videos' })).toHaveFocus();
  },
};

const store = createBreadcrumbStore();

function SeriesPage() {
  useBreadcrumb(store, { name: 'Series', items: [{ name: 'Series', active: true }] });
  return null;
}

/** A page sets the shared state, the layout shows it, and leaving the page resets it. */
export const SharedState: Story = {
  render: function Example() {
    const [isThere, setThere] = useState(false);
    const { show, name, description, hideTitle, items, variant } = useBreadcrumbState(store);
    return (
      <>
        {show && <BreadcrumbBanner title={name} {...{ description, hideTitle, items, variant }} />}
        <Button onClick={() => setThere(!isThere)}>{isThere ? 'Leave' : 'To the series'}</Button>
        {isThere && <SeriesPage />}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('heading')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'To the series' }));
    await canvas.findByRole('heading', { name: 'Series' });
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'To the series' }));
  },
};
