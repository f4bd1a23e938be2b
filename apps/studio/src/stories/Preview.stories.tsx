import { AppProviders } from '@gschool/app';
import { createServices, createSession, type Backend } from '@gschool/data';
import { DataProvider } from '@gschool/data/queries';
import { AppError } from '@gschool/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';

import { PreviewPane, type PreviewPaneProps } from '../shared/preview/PreviewPane';
import { appI18n } from '../i18n/i18n';

const user = {
  uid: 'editor',
  email: 'editor@gschool.example',
  displayName: 'Editor',
  photoURL: '',
  isEmailVerified: true,
  provider: 'email',
} as const;

/** A school without classes. Reading it fails if `isOffline`. */
const createBackend = (isOffline: boolean): Backend => {
  const fail = () => Promise.reject(new AppError({ kind: 'offline' }));
  return {
    auth: {
      onChange: (listener: (signedIn: typeof user) => void) => {
        listener(user);
        return () => undefined;
      },
      current: () => user,
      claims: async () => ({ subscribed: false, role: 'moderator', plan: null, expiresAt: null }),
    },
    prepareAuth: async () => undefined,
    profiles: { read: async () => ({ ...user, subscriptionStatus: 'inactive' }) },
    content: async () => ({ head: isOffline ? fail : async () => null }),
    catalogue: {
      catalogue: async () => ({
        version: '1',
        classes: [],
        styles: [],
        instructors: [],
        series: [],
      }),
    },
    events: async () => ({
      upcoming: async () => [],
      past: async () => ({ events: [], next: null }),
    }),
  } as unknown as Backend;
};

interface PreviewStoryProps extends Omit<PreviewPaneProps, 'release' | 'overrides' | 'path'> {
  isOffline?: boolean;
}

const noOverrides: PreviewPaneProps['overrides'] = [];

/** A preview whose frame is a page that never answers. */
function PreviewStory({ isOffline = false, ...props }: PreviewStoryProps) {
  const [services] = useState(() =>
    createServices({ session: createSession({ connect: async () => createBackend(isOffline) }) }),
  );
  useEffect(() => {
    services.session.start();
    return services.dispose;
  }, [services]);
  return (
    <MemoryRouter>
      <AppProviders appI18n={appI18n} services={services}>
        <DataProvider>
          <PreviewPane
            release={null}
            overrides={noOverrides}
            path="/videos"
            frameUrl={`${window.location.origin}/favicon.svg`}
            {...props}
          />
        </DataProvider>
      </AppProviders>
    </MemoryRouter>
  );
}

/** The member’s page beside a form. `e2e/studio/preview.spec.ts` tests it with the site. */
const meta = {
  title: 'Pages/Studio/Preview',
  component: PreviewStory,
} satisfies Meta<typeof PreviewStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Until the frame has painted what the studio posted. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Loading the preview' })).toBeVisible();
    const toolbar = within(canvas.getByRole('group', { name: /^Screen and appearance/ }));
    await userEvent.selectOptions(toolbar.getByLabelText('Screen'), 'desktop');
    await expect(toolbar.getByLabelText('Screen')).toHaveValue('desktop');
    await userEvent.selectOptions(toolbar.getByLabelText('Screen'), 'phone');
  },
};

/** The site did not answer in time. */
export const Failed: Story = {
  args: { startTimeoutMs: 200 },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The preview didn’t start' });
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(await canvas.findByRole('img', { name: 'Loading the preview' })).toBeVisible();
  },
};

/** What members see now could not be read. */
export const NotRead: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Try again/ }, { timeout: 5000 });
  },
};
