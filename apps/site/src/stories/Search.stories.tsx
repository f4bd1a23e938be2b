import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { createFrame, pageParameters, expectRole, offlineChecks } from '#storybook/pageStories';
import { SitePage } from './SitePage';

const verySlow = { timeout: 25_000 };

/** `/search` and the search dialog of the header, in every state for members. */
const meta = {
  title: 'Pages/Site/Search',
  component: SitePage,
  args: { path: '/search?q=noor', account: 'member' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All kinds; the one with the best match is first. Another query shows other results. */
export const Success: Story = {
  play: async ({ canvas }) => {
    const people = await canvas.findByRole('region', { name: 'Instructors' });
    await expect(within(people).getByRole('link', { name: 'Noor Haddad' })).toBeVisible();
    const field = canvas.getByRole('searchbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'kettelbell');
    await canvas.findByRole('heading', { level: 1, name: 'Results for “kettelbell”' });
    await expect(await canvas.findByRole('link', { name: 'One kettlebell' })).toBeVisible();
    const kinds = within(canvas.getByRole('navigation', { name: 'Filter results by type' }));
    const chosen = () => kinds.getByRole('link', { current: true });
    await expect(chosen()).toHaveTextContent(/^Everything/);
    await userEvent.click(kinds.getByRole('link', { name: /^Series/ }));
    await waitFor(() => expect(chosen()).toHaveTextContent(/^Series/));
  },
};

/**
 * The button in the header opens it. Results appear while typing. At the end, the focus returns.
 */
export const Dialog: Story = {
  args: { path: '/videos' },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
    await dialog.findByRole('button', { name: 'Strength' });
    await userEvent.type(dialog.getByRole('combobox'), 'stregn');
    await dialog.findByRole('option', { name: /^Slow strength/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const reopened = within(await screen.findByRole('dialog', { name: 'Search' }));
    await userEvent.type(reopened.getByRole('combobox'), 'stregn');
    await reopened.findByRole('option', { name: /^Slow strength/ });
  },
};

/** Before anything is typed: styles to start with. */
export const Beginning: Story = {
  args: { path: '/search' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pilates' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** The skeleton, while it loads. */
export const Loading: Story = {
  parameters: { scenario: 'slow' },
  play: async ({ canvas }) => {
    const [busy] = await canvas.findAllByText('Loading', {}, verySlow);
    await expect(busy).toBeInTheDocument();
  },
};

/** The closest matching words, and a way to browse. */
export const NothingFound: Story = {
  args: { path: '/search?q=kittlxbell' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing found for “kittlxbell”' });
    await expect(await canvas.findByRole('button', { name: /^kettlebell$/i })).toBeVisible();
  },
};

/** A press on the closest word searches for it. */
export const SuggestionFollowed: Story = {
  ...NothingFound,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^kettlebell$/i }, verySlow));
    await expect(await canvas.findByRole('link', { name: 'One kettlebell' })).toBeVisible();
  },
};

/** Ten thousand classes, and a word that most of them contain. */
export const Many: Story = {
  args: { path: '/search?q=strength' },
  parameters: { scenario: 'many' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/48 of 1,\d\d\d classes/, {}, verySlow),
    ).toBeInTheDocument();
  },
};

/** The services return 503. Results that don't need them stay, and a button tries again. */
export const Failed: Story = {
  args: { path: '/search?q=password', scenarioAfterSignIn: 'error' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' }, verySlow);
    await expect(await canvas.findByRole('link', { name: 'Account Settings' })).toBeVisible();
  },
};

/** No request reaches the network. */
export const Offline: Story = {
  args: { path: '/search?q=password', scenarioAfterSignIn: 'offline' },
  parameters: offlineChecks,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' }, verySlow);
    await expect(canvas.getByText('You seem to be offline')).toBeVisible();
  },
};

/** Only events, questions and pages, and a line with a link to the subscription. */
export const NotSubscribed: Story = {
  args: { path: '/search?q=salsa', account: 'lapsed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /salsa/i })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Classes' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to Subscription' })).toHaveAttribute(
      'href',
      '/profile?tab=subscription',
    );
  },
};

export const SignedOut: Story = {
  args: { account: undefined },
  play: expectRole('heading', { name: 'Welcome back' }),
};
