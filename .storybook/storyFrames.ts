import { SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';

const KEY = 'storybook-channel';

declare global {
  interface Window {
    /** Called with each message before Storybook's own listener (preview-head.html). */
    receiveFromFrame?: (message: MessageEvent) => void;
  }
}

interface ChannelMessage {
  key?: string;
  event?: { type?: string };
}

function parse(data: unknown): ChannelMessage {
  try {
    return JSON.parse(String(data)) as ChannelMessage;
  } catch {
    return {};
  }
}

const findFrames = (selector: string): Window[] =>
  [...document.querySelectorAll<HTMLIFrameElement>(selector)].flatMap(
    ({ contentWindow }) => contentWindow ?? [],
  );

const getFrames = (): Window[] => findFrames('.docs-story iframe');

/** Shows stories in frames with these globals. */
const send = (frames: readonly Window[], globals: object): void => {
  const event = { type: UPDATE_GLOBALS, args: [{ globals }], from: 'docs' };
  for (const frame of frames) frame.postMessage(JSON.stringify({ key: KEY, event }), '*');
};

/**
 * Gives the toolbar's globals to the stories that a documentation page shows in frames: to a frame
 * that starts, and to all when they change. Storybook starts such a story with the initial globals
 * and takes the page for its manager, so the page would take the globals of the story for its own.
 * Returns a function that ends this.
 */
export function followInFrames(getGlobals: () => object): () => void {
  const receive = (message: MessageEvent) => {
    // The same page in another theme has its own globals.
    if (findFrames('.theme-beside').some((one) => one === message.source))
      message.stopImmediatePropagation();
    const frame = getFrames().find((one) => one === message.source);
    if (!frame) return;
    message.stopImmediatePropagation();
    if (parse(message.data).event?.type === SET_GLOBALS) send([frame], getGlobals());
  };
  window.receiveFromFrame = receive;
  return () => {
    delete window.receiveFromFrame;
  };
}

/** Applies changed globals to the stories in frames. */
export const updateFrames = (globals: object): void => send(getFrames(), globals);
