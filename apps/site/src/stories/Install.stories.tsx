import { setInstallPrompt, type InstallPromptEvent } from '@gschool/app/install';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { createFrame, pageParameters } from '#storybook/pageStories';
import { InstallParts } from '../shared/InstallParts';
import { INVITATION_KEY } from '../shared/install/useInvitationAnswer';
import { SitePage } from './SitePage';

const prompt = fn(() => Promise.resolve());

/** The browser offers the installation. */
function offerInstallation(): () => void {
  prompt.mockClear();
  const offer = new Event('beforeinstallprompt') as InstallPromptEvent;
  setInstallPrompt(Object.assign(offer, { prompt, userChoice: Promise.resolve() }));
  return () => {
    setInstallPrompt();
    localStorage.removeItem(INVITATION_KEY);
  };
}

/** The browser says that it is Safari on an iPhone. */
function pretendSafari(): () => void {
  const value =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'standalone');
    Reflect.deleteProperty(navigator, 'userAgent');
    localStorage.removeItem(INVITATION_KEY);
  };
}

/**
 * Installing the app: the invitation after a finished class, the entry in the footer, and the steps
 * on iOS.
 */
const meta = {
  title: 'Pages/Site/Install',
  component: SitePage,
  args: { path: '/videos/style', account: 'member', children: <InstallParts /> },
  parameters: { ...pageParameters, docs: { story: createFrame() } },
  beforeEach: offerInstallation,
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const findInvitation = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: 'Your classes, one tap away' });

/** A member who has finished a class is invited. */
export const Invitation: Story = {
  play: async ({ canvasElement }) => {
    await expect(await findInvitation(canvasElement)).toBeVisible();
  },
};

/** The button opens the browser's dialog, and the invitation doesn't appear again. */
export const Accepted: Story = {
  ...Invitation,
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const invitation = await findInvitation(canvasElement);
    await userEvent.click(within(invitation).getByRole('button', { name: 'Install the app' }));
    await expect(prompt).toHaveBeenCalledOnce();
    await waitFor(() => expect(invitation).not.toBeInTheDocument());
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(localStorage.getItem(INVITATION_KEY)).toBe('answered');
  },
};

/** How it looks on a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await findInvitation(canvasElement)).toBeVisible();
  },
};

/** After a refusal, the invitation doesn't appear again. The footer still has the entry. */
export const Declined: Story = {
  play: async ({ canvas, canvasElement }) => {
    const invitation = await findInvitation(canvasElement);
    await userEvent.click(within(invitation).getByRole('button', { name: 'No, thanks' }));
    await waitFor(() => expect(invitation).not.toBeInTheDocument());
    await expect(localStorage.getItem(INVITATION_KEY)).toBe('answered');
    const footer = within(canvas.getByRole('contentinfo'));
    await userEvent.click(await footer.findByRole('button', { name: 'Install the app' }));
    await expect(prompt).toHaveBeenCalledOnce();
  },
};

/** After an earlier answer, only the footer has the entry. */
export const AnsweredBefore: Story = {
  beforeEach: () => localStorage.setItem(INVITATION_KEY, 'answered'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByRole('button', { name: 'Install the app' });
    await expect(canvas.queryByRole('region', { name: /one tap away/ })).toBeNull();
  },
};

/** A visitor is not invited. */
export const Visitor: Story = {
  args: { path: '/about/faq', account: undefined },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Install the app' });
    await expect(canvas.queryByRole('region', { name: /one tap away/ })).toBeNull();
  },
};

async function openSteps(canvasElement: HTMLElement) {
  const invitation = await findInvitation(canvasElement);
  await userEvent.click(within(invitation).getByRole('button', { name: 'Show me how' }));
  return within(document.body).findByRole('dialog', { name: /to your home screen$/ });
}

/** Safari on iOS has no dialog, so the page shows the steps as text and pictures. */
export const StepsOfIos: Story = {
  beforeEach: pretendSafari,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    setInstallPrompt();
    const dialog = await openSteps(canvasElement);
    const steps = within(dialog).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringContaining('Share'),
      expect.stringContaining('Add to Home Screen'),
      expect.stringContaining('Tap Add'),
    ]);
    await expect(localStorage.getItem(INVITATION_KEY)).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(localStorage.getItem(INVITATION_KEY)).toBe('answered'));
  },
};

/** The same from right to left; the dialog stays open. */
export const StepsFromRightToLeft: Story = {
  beforeEach: pretendSafari,
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
  play: async ({ canvasElement }) => {
    setInstallPrompt();
    const dialog = await openSteps(canvasElement);
    const [picture, text] = within(dialog).getAllByRole('listitem')[0]!.children;
    await expect(picture!.getBoundingClientRect().left).toBeGreaterThan(
      text!.getBoundingClientRect().left,
    );
  },
};
