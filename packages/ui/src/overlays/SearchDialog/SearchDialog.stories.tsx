import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { endComposition } from '#storybook/endComposition';
import * as icons from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import {
  expectClosedWithFocusOn,
  expectModalWithoutStyle,
  styleElements,
} from '../../internal/Modal/Modal.fixtures';
import { Link } from '../../typography/Link/Link';
import { UiProvider, type LinkComponent } from '../../providers/UiProvider/UiProvider';
import { SearchDialog } from './SearchDialog';
import { search } from './SearchDialog.fixtures';
import { StoryPage } from '../../internal/StoryPage';

/** Stands in for a router's link, which does not load another document. */
const RouterLink: LinkComponent = (props) => (
  <a
    {...props}
    onClick={(event) => {
      event.preventDefault();
      props.onClick?.(event);
    }}
  />
);

const meta = {
  title: 'Components/Overlays/SearchDialog',
  component: SearchDialog,
  args: {
    label: 'Search classes, series and people',
    isOpen: true,
    onOpenChange: fn(),
    query: '',
    onQuery: fn(),
    groups: [],
    onSelect: fn(),
    onRetry: fn(),
    onRemoveRecent: fn(),
    onClearRecent: fn(),
    recent: ['strength', 'hips on a Sunday'],
    suggestions: ['Morning', 'Under fifteen minutes', 'Shoulders'],
    allResults: { label: 'All results', href: '#all' },
    browseLink: { label: 'Browse all classes', href: '#videos' },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 640 } },
    stage: {
      size: 'large',
      shows: '[role=dialog]',
      args: { onRetry: () => undefined },
      states: [
        { label: 'Empty field' },
        { label: 'Results', args: { query: 'strength', groups: search('strength') } },
        { label: 'Loading', args: { query: 'strength', status: 'loading' } },
        {
          label: 'Loading the next results',
          args: { query: 'strength', groups: search('strength'), status: 'loading' },
        },
        { label: 'Nothing found', args: { query: 'basket weaving' } },
        { label: 'Failed', args: { query: 'strength', status: 'failed' } },
        { label: 'With a notice', args: { notice: 'You’re offline: only saved classes.' } },
      ],
    },
    anatomy: {
      args: {
        query: 'strength',
        groups: search('strength'),
        notice: 'You’re offline: only saved classes.',
      },
      parts: [
        '[role=dialog] > div:has(input)',
        '[role=dialog] > div:has([role=listbox]) > div:first-child',
        null,
        '[role=group]',
        '[role=dialog] > div:has(a[href="#all"])',
      ],
    },
  },
  render: function Example(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const [query, setQuery] = useState(args.query);
    return (
      <UiProvider link={RouterLink}>
        <StoryPage>
          <IconButton label="Search" icon={icons.search} onClick={() => setOpen(true)} />
          <SearchDialog
            {...args}
            isOpen={isOpen}
            onOpenChange={(next) => {
              setOpen(next);
              args.onOpenChange(next);
            }}
            query={query}
            groups={args.status === 'loading' ? args.groups : search(query)}
            onQuery={(next) => {
              setQuery(next);
              args.onQuery(next);
            }}
          />
        </StoryPage>
      </UiProvider>
    );
  },
} satisfies Meta<typeof SearchDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Results: Story = { args: { query: 'strength' } };

/** Before anything is typed. */
export const Recent: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Remove hips on a Sunday' })).toBeVisible(),
    );
  },
};

/** The Down arrow key moves into the list, and each entry can be removed. */
export const RecentByKeyboard: Story = {
  ...Recent,
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove hips on a Sunday' }));
    await expect(args.onRemoveRecent).toHaveBeenCalledWith('hips on a Sunday');
    await userEvent.click(dialog.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClearRecent).toHaveBeenCalledOnce();
    const field = dialog.getByRole('combobox');
    field.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(dialog.getByRole('button', { name: 'Morning' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onQuery).toHaveBeenCalledWith('strength');
    await expect(field).toHaveFocus();
  },
};

/** A notice above the content that says what isn’t searched, and why. */
export const WithNotice: Story = {
  args: {
    query: 'weights',
    notice: (
      <>
        <span>You can search classes with a subscription.</span>
        <Link href="#plans">See the plans</Link>
      </>
    ),
  },
};

export const Loading: Story = { args: { query: 'stre', status: 'loading' } };

/** While the next results load, the current ones stay with dimmed pictures. */
export const LoadingMore: Story = {
  args: { query: 'streng', status: 'loading', groups: search('stre') },
};

export const NothingFound: Story = {
  args: { query: 'underwater basket weaving' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('status')).toHaveTextContent(/^Nothing found/);
    await waitFor(() =>
      expect(dialog.getByRole('link', { name: 'Browse all classes' })).toBeVisible(),
    );
    await expect(dialog.getByRole('button', { name: 'Shoulders' })).toBeVisible();
  },
};

/** A part of the search failed: the other results stay, with a button to try again. */
export const PartFailed: Story = {
  args: {
    query: 'strength',
    status: 'failed',
    failure: {
      title: 'We couldn’t search the classes',
      text: 'Here’s what else we found.',
    },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(/couldn’t search the classes/);
    await expect(dialog.getAllByRole('option')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { query: 'underwater', status: 'failed' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** On a phone, it fills the screen. */
export const Phone: Story = {
  args: { query: 'strength' },
  globals: { viewport: { value: 'phone' } },
};

/** While you type, the arrow keys move to the results, Enter opens one, and focus returns. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Search' });
    const before = styleElements();
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
    await expectModalWithoutStyle(before);
    const field = dialog.getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('stren');
    await expect(dialog.getByRole('status')).toHaveTextContent('42 results');
    await expect(field).toHaveAttribute('aria-expanded', 'true');

    const first = dialog.getByRole('option', { name: /^Slow strength/ });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    const second = dialog.getByRole('option', { name: /^Core strength/ });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(field).not.toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{End}');
    await expect(dialog.getByRole('option', { name: /weights/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'faq' }));
    await expectClosedWithFocusOn(opener);

    await userEvent.keyboard('{Enter}');
    const reopened = await screen.findByRole('dialog');
    await endComposition();
    await expect(reopened).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await expectClosedWithFocusOn(opener);
  },
};
