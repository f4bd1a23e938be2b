import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { DiffView } from './DiffView';
import { ar } from '../../ar';
import { Tag } from '../../data-display/Tag/Tag';
import { UiProvider } from '../../providers/UiProvider/UiProvider';

const meta = {
  title: 'Components/Editor/DiffView',
  component: DiffView,
  tags: ['new'],
  args: {
    label: 'What changes',
    changes: [
      {
        id: 'title',
        label: 'Title',
        before: 'A slow morning flow',
        after: 'A gentle morning flow for everyone',
        lang: 'en',
      },
      {
        id: 'title.ar',
        label: 'Title, Arabic',
        before: 'تدفق الصباح للجميع',
        after: 'تدفق المساء للجميع',
        lang: 'ar',
      },
      { id: 'minutes', label: 'Length', before: '30 minutes', after: '45 minutes' },
    ],
  },
  parameters: {
    anatomy: {
      parts: ['li > p', 'li > div > div:first-child > p', 'del', 'ins', null],
    },
  },
} satisfies Meta<typeof DiffView>;
export default meta;

type Story = StoryObj<typeof meta>;

const rows = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('listitem');

/** Removed and added words are marked by a line as well as by a color, and screen readers say it. */
export const Texts: Story = {
  play: async ({ canvasElement }) => {
    const [title, arabic] = rows(canvasElement);
    const removed = within(title!).getByRole('deletion');
    const added = within(title!).getAllByRole('insertion')[0];
    await expect(removed).toHaveTextContent(/^removed: slow$/);
    await expect(added).toHaveTextContent(/^added: gentle$/);
    await expect(getComputedStyle(removed).textDecorationLine).toBe('line-through');
    const text = within(arabic!).getByRole('deletion').parentElement!;
    await expect(text).toHaveAttribute('lang', 'ar');
    await expect(getComputedStyle(text).direction).toBe('rtl');
  },
};

const repeat = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`).join(', ');

/** A long text is shown around its changes. A button shows all of it. */
export const LongTexts: Story = {
  args: {
    changes: [
      {
        id: 'description',
        label: 'Description',
        before: `${repeat(60, 'breath')}. Rest for a minute. ${repeat(60, 'step')}.`,
        after: `${repeat(60, 'breath')}. Rest for two minutes. ${repeat(60, 'step')}.`,
        lang: 'en',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/more words …/)).toHaveLength(4);
    const button = canvas.getByRole('button', { name: 'Show the whole text: Description' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByText(/more words …/)).toBeNull());
    await expect(button).toHaveAccessibleName('Show less: Description');
    await userEvent.click(button);
  },
};

/** A value that one version does not have. */
export const AddedAndRemoved: Story = {
  args: {
    changes: [
      { id: 'a', label: 'Subtitle', before: null, after: 'For tired shoulders', lang: 'en' },
      { id: 'b', label: 'Replay', before: 'Morning flow', after: null, lang: 'en' },
    ],
  },
  play: async ({ canvasElement }) => {
    const [subtitle, replay] = rows(canvasElement);
    await expect(within(subtitle!).getByText('Empty')).toBeVisible();
    await expect(within(subtitle!).getByRole('insertion')).toBeVisible();
    await expect(within(replay!).queryByRole('insertion')).toBeNull();
  },
};

/** Values that are not texts are shown as they are. */
export const OtherValues: Story = {
  args: {
    changes: [
      {
        id: 'style',
        label: 'Style',
        before: <Tag label="Yin" />,
        after: <Tag label="Vinyasa" tone="brand" />,
      },
    ],
  },
};

export const Unchanged: Story = {
  args: { changes: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No changes')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    changes: [
      {
        id: 'title',
        label: 'The title that members read on the card, in the search and above the video, Arabic',
        before: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen every Sunday',
        after: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung every Sunday',
        lang: 'de',
      },
    ],
    beforeLabel: 'As members saw it in release 12, on November 12, 2026',
    afterLabel: 'Your draft',
  },
};

/** One below the other. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Arabic: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'التغييرات' },
  render: (args) => (
    <UiProvider locale="ar" messages={ar}>
      <div lang="ar">
        <DiffView {...args} />
      </div>
    </UiProvider>
  ),
  play: async ({ canvasElement }) => {
    const [english] = rows(canvasElement);
    const removed = within(english!).getByRole('deletion');
    await expect(getComputedStyle(removed.parentElement!).direction).toBe('ltr');
    await expect(removed).toHaveTextContent(/^محذوف: slow$/);
  },
};
