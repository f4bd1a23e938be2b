import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';

import { createFrame, pageParameters } from '#storybook/pageStories';
import {
  aDownload,
  anUnfinished,
  createMockDownloads,
  withCheckedBefore,
  withDownloads,
} from './mockDownloads';
import { SitePage } from './SitePage';

const MEGABYTE = 1_000_000;

const complete = [
  aDownload('morning-mobility-in-ten', 'Morning mobility in ten'),
  aDownload('slow-flow-for-late-evenings', 'Slow flow for late evenings', {
    height: 360,
    storedBytes: 45 * MEGABYTE,
    totalBytes: 45 * MEGABYTE,
  }),
];

/** The library tab with the downloads of this device, in every state. */
const meta = {
  title: 'Pages/Site/Downloads',
  component: SitePage,
  args: { path: '/library?tab=downloads', account: 'member' },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const openTab = async (canvas: HTMLElement) => {
  const page = within(canvas);
  await page.findByRole('heading', { level: 2, name: 'Downloads' });
  return page;
};
const inDialog = (canvas: HTMLElement) => within(canvas.ownerDocument.body);

const several = createMockDownloads({
  downloads: [
    ...complete,
    anUnfinished('running', 'Strong hips, quiet mind', { status: 'running' }),
    anUnfinished('queued', 'Breath before bed', { status: 'queued', storedBytes: 0 }),
    anUnfinished('paused', 'Dance like no one is counting', { status: 'paused' }),
    anUnfinished('offline', 'Ten minutes of balance', { status: 'paused', problem: 'offline' }),
    anUnfinished('failed', 'Lower back, gently', { status: 'failed', problem: 'unexpected' }),
    anUnfinished('removed', 'Stand tall', {
      status: 'failed',
      problem: 'removed',
      storedBytes: 0,
    }),
  ],
});

/** Complete downloads, the queue, and what stopped it. */
export const EveryStatus: Story = {
  args: { adapt: withDownloads(several) },
  play: async ({ canvasElement }) => {
    const page = await openTab(canvasElement);
    await page.findByText('2 classes · 185 MB used · 1.4 GB free');
    await expect(page.getByText(/Downloading · 42% · 59 MB of 140 MB/)).toBeVisible();
    await expect(page.getByText(/continues when you’re back online/)).toBeVisible();
    await expect(page.getByText(/gone from this device/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Pause: Strong hips, quiet mind' }));
    const resume = page.getByRole('button', { name: 'Resume: Strong hips, quiet mind' });
    await expect(resume).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(
      page.getByRole('button', { name: 'Pause: Strong hips, quiet mind' }),
    ).toHaveFocus();
    several.change('running', { status: 'done', storedBytes: 140 * MEGABYTE });
    await page.findByText('Strong hips, quiet mind is ready to watch offline.');
    several.change('running', { status: 'running', storedBytes: 59 * MEGABYTE });
  },
};

/** One download is removed, then all of them. The focus stays in the list. */
export const Removing: Story = {
  args: { adapt: withDownloads(createMockDownloads({ downloads: complete })) },
  play: async ({ canvasElement }) => {
    const page = await openTab(canvasElement);
    const body = inDialog(canvasElement);
    await userEvent.click(
      page.getByRole('button', { name: 'Remove the download of Morning mobility in ten' }),
    );
    const question = await body.findByRole('alertdialog', { name: 'Remove this download?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Don’t remove' }));
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(2));
    await userEvent.click(page.getByRole('button', { name: 'Remove all' }));
    const all = await body.findByRole('alertdialog', { name: 'Remove all downloads?' });
    await waitFor(() => expect(within(all).getByText(/2 classes, 185 MB/)).toBeVisible());
    await userEvent.click(within(all).getByRole('button', { name: 'Remove all' }));
    await page.findByText('No downloads yet');
  },
};

/** Nothing is downloaded: how to, and what for. */
export const Empty: Story = {
  args: { adapt: withDownloads(createMockDownloads()) },
  play: async ({ canvasElement }) => {
    const page = await openTab(canvasElement);
    await expect(page.getByText('No downloads yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse classes' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Remove all' })).toBeNull();
  },
};

/** The storage is full. Stored classes play, and a sentence says what to do. */
export const FullDisk: Story = {
  args: {
    adapt: withDownloads(
      createMockDownloads({
        freeBytes: 0,
        downloads: [
          ...complete,
          anUnfinished('full', 'Strong hips, quiet mind', { status: 'failed', problem: 'full' }),
        ],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = await openTab(canvasElement);
    await expect(page.getByText(/This device is full/)).toBeVisible();
    await page.findByText(/0 MB free/);
    await expect(
      page.getByRole('button', { name: 'Try again: Strong hips, quiet mind' }),
    ).toBeVisible();
  },
};

/** The member has been offline for eight days. */
export const NeedsOnline: Story = {
  args: {
    adapt: (services) =>
      withDownloads(createMockDownloads({ downloads: complete }))({
        ...services,
        session: withCheckedBefore(services.session, 8),
      }),
  },
  play: async ({ canvasElement }) => {
    const page = await openTab(canvasElement);
    await page.findByText('Go online once to open your downloads');
    await expect(page.getAllByText('Go online once')).toHaveLength(2);
  },
};

/** The subscription has ended. No class opens, and all can be removed. */
export const Ended: Story = {
  args: {
    account: 'lapsed',
    adapt: withDownloads(createMockDownloads({ downloads: complete })),
  },
  play: async ({ canvasElement }) => {
    const page = await openTab(canvasElement);
    await expect(page.getByText('Your subscription has ended')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible();
    const [first] = page.getAllByRole('article');
    await expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/profile?tab=subscription&reason=library',
    );
    await expect(page.getByRole('button', { name: 'Remove all' })).toBeVisible();
  },
};
