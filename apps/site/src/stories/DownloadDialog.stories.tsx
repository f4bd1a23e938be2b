import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { createFrame, pageParameters } from '#storybook/pageStories';
import { DownloadDialog } from '../shared/downloads/DownloadDialog';
import { aDownload, createMockDownloads, withDownloads } from './mockDownloads';
import { SitePage } from './SitePage';

const MEGABYTE = 1_000_000;

const ofOne = (
  <DownloadDialog
    classIds={['a']}
    title="Morning mobility in ten"
    isOpen
    onOpenChange={() => undefined}
  />
);
const ofNext = (
  <DownloadDialog
    classIds={['a', 'b', 'c', 'd', 'e', 'f', 'g']}
    title="Slow Sundays"
    isCountAsked
    isOpen
    onOpenChange={() => undefined}
  />
);
const showing = (element: React.ReactNode) => [{ path: '/', element }];

/** The dialog before a download: the quality, its size, the free space and any warnings. */
const meta = {
  title: 'Pages/Site/Downloads/Dialog',
  component: SitePage,
  args: { path: '/', table: showing(ofOne) },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async (canvas: HTMLElement, name = 'Download this class?') =>
  within(await within(canvas.ownerDocument.body).findByRole('dialog', { name }));

const chosen = createMockDownloads();

/**
 * The quality that was chosen last is selected. Another quality changes the size of the download.
 */
export const Choosing: Story = {
  args: { adapt: withDownloads(chosen) },
  beforeEach: () => localStorage.removeItem('gschool.download-quality'),
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement);
    await dialog.findByText('About 140 MB of 1.4 GB free.');
    await userEvent.click(dialog.getByRole('radio', { name: '360p · about 45 MB' }));
    await waitFor(() => expect(dialog.getByText('About 45 MB of 1.4 GB free.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Start download' }));
    await waitFor(() => expect(chosen.get()).toMatchObject([{ classId: 'a', height: 360 }]));
    await expect(localStorage.getItem('gschool.download-quality')).toBe('360');
    localStorage.removeItem('gschool.download-quality');
    await chosen.removeAll();
  },
};

/** The chosen quality doesn't fit. The button says why the download can't start. */
export const DoesNotFit: Story = {
  args: { adapt: withDownloads(createMockDownloads({ freeBytes: 30 * MEGABYTE })) },
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement);
    await dialog.findByText(/Free up 15 MB more/);
    const start = dialog.getByRole('button', { name: 'Start download' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await expect(start).toHaveAccessibleDescription(/It doesn’t fit/);
  },
};

/** On mobile data, a sentence says what the download costs. */
export const Metered: Story = {
  args: { adapt: withDownloads(createMockDownloads({ freeBytes: null })) },
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', {
      value: { type: 'cellular' },
      configurable: true,
    });
    return () => void Reflect.deleteProperty(navigator, 'connection');
  },
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement);
    await dialog.findByText(/You’re on mobile data/);
    await waitFor(() =>
      expect(dialog.getByText(/doesn’t say how much space is free/)).toBeVisible(),
    );
    await expect(dialog.getByRole('button', { name: 'Start download' })).toBeEnabled();
  },
};

/** The sizes could not be read: a way to try again. */
export const EstimateFailed: Story = {
  args: { adapt: withDownloads(createMockDownloads({ failures: 1 })) },
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement);
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(retry).toBeVisible());
  },
};

/** The second try reads the sizes. */
export const EstimateRetried: Story = {
  args: { adapt: withDownloads(createMockDownloads({ failures: 1 })) },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await dialog.findByText('About 140 MB of 1.4 GB free.');
  },
};

/** The next classes of a playlist or series. The first question is how many. */
export const NextClasses: Story = {
  args: { adapt: withDownloads(createMockDownloads()), table: showing(ofNext) },
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement, 'Download 3 classes?');
    await dialog.findByText('About 420 MB of 1.4 GB free.');
    await userEvent.click(dialog.getByRole('radio', { name: 'All, 7 classes' }));
    await dialog.findByText('About 980 MB of 1.4 GB free.');
    await userEvent.click(dialog.getByRole('radio', { name: '1080p · about 2 GB' }));
    await dialog.findByText(/It doesn’t fit/);
  },
};

/** Nothing is left to download. */
export const NothingLeft: Story = {
  args: {
    adapt: withDownloads(
      createMockDownloads({ downloads: [aDownload('a', 'Morning mobility in ten')] }),
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement, 'Downloaded');
    await waitFor(() => expect(dialog.getByRole('link', { name: 'See downloads' })).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Start download' })).toBeNull();
  },
};
