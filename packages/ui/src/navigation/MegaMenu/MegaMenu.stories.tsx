import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { endComposition } from '#storybook/endComposition';
import { click, focusOn, inOrder, pointAt } from '#storybook/stage/causes';
import { MegaMenu, type MegaMenuProps } from './MegaMenu';
import { videos } from './MegaMenu.fixtures';
import * as styles from './MegaMenu.stories.css';

const open = click('button');

/** Columns and links that a phone has room for too. */
const fewerColumns = videos.columns
  .slice(0, 2)
  .map(({ title, links }) => ({ title, links: links.slice(0, 2) }));

const meta = {
  title: 'Components/Navigation/MegaMenu',
  component: MegaMenu,
  args: videos,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 480 } },
    stage: {
      size: 'large',
      place: 'across',
      isWide: true,
      shows: '[aria-expanded=true] + div',
      args: { columns: fewerColumns },
      render: (args: MegaMenuProps) => (
        <div className={styles.bar}>
          <MegaMenu {...args} />
        </div>
      ),
      states: [
        { label: 'Open, with a card', cause: open },
        { label: 'Link under the pointer', cause: inOrder(open, pointAt('li:nth-child(2) a')) },
        { label: 'Focused link', cause: inOrder(open, focusOn('li:nth-child(2) a')) },
        { label: 'Without a card', args: { featured: undefined }, cause: open },
        {
          label: 'Links without icons',
          args: { columns: [videos.columns[2]], isCurrent: false },
          cause: open,
        },
      ],
    },
    anatomy: {
      state: { label: 'Open', cause: open },
      parts: ['button', 'button + div', 'ul', null],
    },
  },
  decorators: [
    (Story) => (
      <div className={styles.page}>
        <nav aria-label="Main" className={styles.bar}>
          <Story />
        </nav>
        <main>
          <h1>A page</h1>
          <a href="#elsewhere">A link on the page</a>
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof MegaMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * The Down arrow key opens it and moves focus inside. The arrow keys move through columns, Escape
 * closes it, and Tab moves through all links.
 */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Videos' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await canvas.findByRole('link', { name: /^All Videos/ });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^New Releases/ })).toHaveFocus();
    const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /^Cyclical/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Warrior flow for heavy days' })).toHaveFocus();
    await endComposition();
    await expect(button).toHaveAttribute('aria-expanded', 'true');

    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{Enter}{Tab}');
    await expect(first).toHaveFocus();
    canvas.getByRole('link', { name: 'Warrior flow for heavy days' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'A link on the page' })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await waitFor(() => expect(first).toBeVisible());
  },
};

/** Hovering opens it; Escape closes it without moving the mouse. */
export const UnderTheMouse: Story = {
  name: 'On hover',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // One instance for all steps, because it remembers the position of the mouse.
    const mouse = userEvent.setup();
    const button = canvas.getByRole('button', { name: 'Videos' });
    await mouse.hover(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await endComposition();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await mouse.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await mouse.unhover(button);
    await mouse.hover(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await mouse.hover(canvas.getByRole('link', { name: /^Series/ }));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await mouse.hover(canvas.getByRole('heading', { name: 'A page' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

const openIt: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};

export const WithoutACard: Story = { args: { featured: undefined }, play: openIt };

/** Headings and entries that wrap to more than one line. */
export const LongText: Story = {
  args: {
    label: 'Everything',
    columns: videos.columns.map((column) => ({
      title: `${column.title} through everything we have`,
      links: column.links.map((link) => ({
        ...link,
        label: `${link.label} with a name that runs on`,
        description: 'A description someone wrote without thinking about how much room there is',
      })),
    })),
  },
  play: openIt,
};
