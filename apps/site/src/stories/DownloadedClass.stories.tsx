import { AppError } from '@gschool/data';
import { DEMO_PASSWORD } from '@gschool/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { createFrame, pageParameters } from '#storybook/pageStories';
import {
  aDownload,
  createMockDownloads,
  withDownloads,
  type MockDownloadsOptions,
} from './mockDownloads';
import { playClass } from './playClass';
import { PreparedPage, type PrepareContext } from './PreparedPage';

const id = 'morning-mobility-in-ten';
const path = `/videos/watch/${id}`;

/** The class is on the device. The story reads it before the network fails. */
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
  parameters: { ...pageParameters, docs: { story: createFrame() } },
} satisfies Meta<typeof PreparedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No request is answered: the class plays from the device. */
export const WithoutNetwork: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { player, video } = await playClass(canvasElement);
    // Before the controls hide.
    await expect(within(player).getByRole('button', { name: /captions/i })).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: /is downloaded\. Remove$/ }),
    ).toBeVisible();
    // The badge beside the level.
    await canvas.findByText('Downloaded', { selector: ':not([role=status])' });
    video.pause();
  },
};

/**
 * The network receives the request but does not answer. After three seconds, the page uses the
 * device's copy.
 */
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
