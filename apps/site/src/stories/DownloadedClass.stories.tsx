import { AppError } from '@gschool/data';
import { DEMO_PASSWORD } from '@gschool/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { createPageParameters } from '#storybook/pageStories';
import {
  aDownload,
  createMockDownloads,
  withDownloads,
  type MockDownloadsOptions,
} from './mockDownloads';
import { PreparedPage, type PrepareContext } from './PreparedPage';

const id = 'morning-mobility-in-ten';
const path = `/videos/watch/${id}`;

/** The class is on the device: the story reads it before the network is gone. */
const onDevice: MockDownloadsOptions = { downloads: [aDownload(id, 'Morning mobility in ten')] };

const readClass = async ({ backend }: PrepareContext) => {
  await backend.auth.signIn('member@gschool.example', DEMO_PASSWORD);
  const { catalogue } = backend;
  const [details, playback] = await Promise.all([catalogue.details(id), catalogue.playback(id)]);
  if (!playback) throw new Error('The demo class has a video');
  onDevice.opened = { details, playback, height: 720 };
  return catalogue;
};
const offline = () => Promise.reject(new AppError({ kind: 'offline' }));

/** The page of a class that is on this device. */
const meta = {
  title: 'Pages/Site/Downloads/Downloaded class',
  component: PreparedPage,
  args: {
    adapt: withDownloads(createMockDownloads(onDevice)),
    prepare: async (context) => {
      const catalogue = await readClass(context);
      context.backend.catalogue = { ...catalogue, details: offline, playback: offline };
      return path;
    },
  },
  parameters: createPageParameters(),
} satisfies Meta<typeof PreparedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const begin = async (canvas: HTMLElement) => {
  const page = within(canvas);
  const player = await page.findByRole('region', { name: /^Player/ });
  const video = canvas.querySelector('video') as HTMLVideoElement;
  video.muted = true;
  const [start] = await within(player).findAllByRole('button', { name: /^(Play|Resume at .*)$/ });
  await userEvent.click(start as HTMLElement);
  await waitFor(() => expect(player.dataset['state']).toBe('playing'));
  return { page, player, video };
};

/** No request is answered: the class plays from the device. */
export const WithoutNetwork: Story = {
  play: async ({ canvasElement }) => {
    const { page, player, video } = await begin(canvasElement);
    await expect(await page.findByRole('button', { name: /is downloaded: remove$/ })).toBeVisible();
    // The badge beside the level.
    await page.findByText('Downloaded', { selector: ':not([role=status])' });
    await expect(within(player).getByRole('button', { name: /captions/i })).toBeVisible();
    video.pause();
  },
};

/** The network takes the request and does not answer: after three seconds the device does. */
export const SlowNetwork: Story = {
  args: {
    prepare: async (context) => {
      const catalogue = await readClass(context);
      const never = () => new Promise<never>(() => undefined);
      context.backend.catalogue = { ...catalogue, details: never, playback: never };
      return path;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Player/ });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/mobility/i);
  },
};
