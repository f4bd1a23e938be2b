import type { CheckException } from '../findings';
import type { A11yParameters } from './axe';

/** A story's parameters and globals that the checks use. */
export interface StoryInfo {
  a11y: A11yParameters;
  exceptions: readonly CheckException[];
  globals: Record<string, unknown>;
}

/** A story that was mounted and played. */
export interface PlayedStory {
  /** Messages of errors that the play function or the rendering threw. */
  errors: string[];
  /** Milliseconds until the play function ended. */
  playMs: number;
}

interface PreparedStory {
  parameters: { a11y?: A11yParameters; checks?: { exceptions: readonly CheckException[] } };
  storyGlobals: Record<string, unknown>;
}
interface Preview {
  ready(): Promise<void>;
  loadStory(story: { storyId: string }): Promise<PreparedStory>;
}
interface Channel {
  on(event: string, listener: (detail: never) => void): void;
  off(event: string, listener: (detail: never) => void): void;
  emit(event: string, detail: unknown): void;
}
interface Finished {
  storyId: string;
}

const getPreview = () =>
  (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
const getChannel = () =>
  (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;

/** Turns the accessibility addon off, which would run axe a second time. */
export async function disableA11yAddon(): Promise<void> {
  await getPreview().ready();
  getChannel().emit('updateGlobals', { globals: { a11y: { manual: true } } });
}

/** Loads a story without showing it. Its globals may set a viewport. */
export async function getStoryInfo(storyId: string): Promise<StoryInfo> {
  const preview = getPreview();
  await preview.ready();
  const { parameters, storyGlobals } = await preview.loadStory({ storyId });
  const { a11y = {}, checks } = parameters;
  // Converted to JSON and back, because parameters also contain functions.
  return JSON.parse(
    JSON.stringify({ a11y, exceptions: checks?.exceptions ?? [], globals: storyGlobals }),
  ) as StoryInfo;
}

/** The beginning of the text on the page: it says why an element was not found. */
const getShownText = (): string =>
  document.body.innerText.replace(/\s+/g, ' ').trim().slice(0, 300);

/**
 * Replaces the story in the open page, and waits until its play function ends, for at most
 * `timeout` ms.
 */
export function showStory(storyId: string, timeout: number): Promise<PlayedStory> {
  const channel = getChannel();
  const begin = performance.now();
  const errors: string[] = [];
  return new Promise((resolve) => {
    const end = () => {
      for (const [event, listener] of listeners) channel.off(event, listener);
      clearTimeout(timer);
      resolve({ errors, playMs: performance.now() - begin });
    };
    const fail = (event: string) => (detail: { message?: string; title?: string }) => {
      const [message = ''] = String(detail.message ?? detail.title ?? detail).split(
        'Ignored nodes:',
      );
      errors.push(`${event}: ${message.trim().slice(0, 500)}; the page shows “${getShownText()}”`);
      if (event === 'storyMissing' || event === 'storyErrored') end();
    };
    const listeners: [string, (detail: never) => void][] = [
      ...['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'].map(
        (event): [string, (detail: never) => void] => [event, fail(event)],
      ),
      [
        'storyFinished',
        (detail: Finished) => {
          if (detail.storyId === storyId) end();
        },
      ],
    ];
    for (const [event, listener] of listeners) channel.on(event, listener);
    const timer = setTimeout(() => {
      errors.push(`is not played within ${timeout / 1000} s`);
      end();
    }, timeout);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
