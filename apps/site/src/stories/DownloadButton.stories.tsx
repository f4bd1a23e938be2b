import { Container, Inline, Stack } from '@gschool/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { createFrame, pageParameters } from '#storybook/pageStories';
import { DownloadButton } from '../shared/downloads/DownloadButton';
import { DownloadedBadge } from '../shared/downloads/DownloadedBadge';
import { aDownload, anUnfinished, createMockDownloads, withDownloads } from './mockDownloads';
import { SitePage } from './SitePage';

const titles = {
  new: 'Evening folds',
  queued: 'Breath before bed',
  running: 'Strong hips, quiet mind',
  paused: 'Dance like no one is counting',
  failed: 'Lower back, gently',
  done: 'Morning mobility in ten',
};

const downloads = createMockDownloads({
  downloads: [
    anUnfinished('queued', titles.queued, { status: 'queued', storedBytes: 0 }),
    anUnfinished('running', titles.running, { status: 'running' }),
    anUnfinished('paused', titles.paused, { status: 'paused' }),
    anUnfinished('failed', titles.failed, { status: 'failed', problem: 'full' }),
    aDownload('done', titles.done),
  ],
});

const buttons = (
  <Container as="main">
    <Stack space="6">
      <h1>Downloads</h1>
      {Object.entries(titles).map(([id, title]) => (
        <section key={id} aria-label={title}>
          <Inline space="2">
            <DownloadButton classId={id} title={title} />
            <DownloadedBadge classId={id} />
          </Inline>
        </section>
      ))}
    </Stack>
  </Container>
);

/** The button on the page of a class. */
const meta = {
  title: 'Pages/Site/Downloads/Button',
  component: SitePage,
  args: {
    path: '/',
    table: [{ path: '/', element: buttons }],
    adapt: withDownloads(downloads),
  },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The accessible name says the state and the effect of a press. The button keeps the focus. */
export const EveryState: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: `Download ${titles.new}` });
    const running = within(canvas.getByRole('region', { name: titles.running }));
    await expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(
      running.getByRole('button', { name: `Downloading ${titles.running}. Pause` }),
    );
    const resume = running.getByRole('button', {
      name: `Download of ${titles.running} paused. Resume`,
    });
    await expect(resume).toHaveFocus();
    await expect(running.getByRole('status')).toHaveTextContent('Download paused');
    await userEvent.keyboard('{Enter}');
    await expect(running.getByRole('status')).toHaveTextContent('Downloading 25%');
    const failed = within(canvas.getByRole('region', { name: titles.failed }));
    await expect(
      failed.getByText(/This device is full/, { selector: ':not([role])' }),
    ).toBeVisible();
    await expect(
      failed.getByRole('button', { name: `Download of ${titles.failed} failed. Try again` }),
    ).toBeVisible();
  },
};

/** A downloaded class is removed after a question. */
export const Removing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const done = within(await canvas.findByRole('region', { name: titles.done }));
    await userEvent.click(
      done.getByRole('button', { name: `${titles.done} is downloaded. Remove` }),
    );
    const body = within(canvasElement.ownerDocument.body);
    const question = within(
      await body.findByRole('alertdialog', { name: 'Remove this download?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Remove download' }));
    await canvas.findByRole('button', { name: `Download ${titles.done}` });
  },
};
