import { storyNameFromExport, toId } from 'storybook/internal/csf';

import type { StoriesModule } from '../states/planStates';
import { readPictured, type Pictured } from './pictured';

/** The elements of a `Pictured`, in the document of its story. */
export interface LoadedParts {
  part: HTMLElement;
  opens?: HTMLElement | undefined;
}

/** The width is a laptop's. In px. */
const WIDTH = 1280;
const HEIGHT = 800;
/** In ms. A busy machine starts a frame slowly. */
const TIMEOUT = 30_000;

type StoryWindow = Window & {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: object) => void };
};

const nextFrame = () => new Promise((resolve) => setTimeout(resolve, 50));

const getStoryId = ({ default: meta }: StoriesModule, { story }: Pictured): string =>
  toId(meta.title ?? '', storyNameFromExport(story));

/** A hidden frame. What it shows takes no focus, and its messages are ignored (preview-head.html). */
function createFrame(id: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const url = new URL('iframe.html', location.href);
  url.search = new URLSearchParams({ id, viewMode: 'story' }).toString();
  frame.src = url.href;
  frame.width = String(WIDTH);
  frame.height = String(HEIGHT);
  frame.className = 'story-of-parts';
  frame.inert = true;
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  document.body.append(frame);
  return frame;
}

function findParts(shown: Document, { part, opens }: Pictured): LoadedParts | undefined {
  const found = shown.querySelector<HTMLElement>(part);
  const opened = opens ? shown.querySelector<HTMLElement>(opens) : undefined;
  return found?.checkVisibility() && opened !== null ? { part: found, opens: opened } : undefined;
}

/** Shows a story in a frame, and waits for its parts. Throws after 30 seconds. */
async function showStory(
  frame: HTMLIFrameElement,
  id: string,
  pictured: Pictured,
): Promise<LoadedParts> {
  const end = performance.now() + TIMEOUT;
  const isShown = () =>
    new URL(frame.contentWindow?.location.href ?? 'about:blank').searchParams.get('id') === id;
  let before: Element | null | undefined;
  if (!isShown()) {
    before = frame.contentDocument?.querySelector('#storybook-root > *');
    (frame.contentWindow as StoryWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__?.emit(
      'setCurrentStory',
      { storyId: id, viewMode: 'story' },
    );
  }
  while (performance.now() < end) {
    await nextFrame();
    const shown = frame.contentDocument;
    // The story before this one is there until this one is loaded.
    const isReplaced = isShown() && !before?.isConnected;
    const parts = shown && isReplaced ? findParts(shown, pictured) : undefined;
    // It is measured with its fonts.
    if (parts && shown?.fonts.status === 'loaded') return parts;
  }
  throw new Error(`The story ${id} shows no ${pictured.part}.`);
}

let frame: HTMLIFrameElement | undefined;
let waiting: Promise<unknown> = Promise.resolve();
let count = 0;

/**
 * Reads the parts of a component from its story, one story after another in a shared frame. The
 * parts are only there during `read`, so it copies what it needs.
 */
export function loadParts<Result>(
  stories: StoriesModule,
  read: (parts: LoadedParts) => Result,
): Promise<Result | undefined> {
  const pictured = readPictured(stories);
  if (!pictured) return Promise.resolve(undefined);
  count += 1;
  const result = waiting.then(async () => {
    const id = getStoryId(stories, pictured);
    frame ??= createFrame(id);
    try {
      return read(await showStory(frame, id, pictured));
    } finally {
      count -= 1;
      if (count === 0) {
        frame.remove();
        frame = undefined;
      }
    }
  });
  waiting = result.catch(() => undefined);
  return result;
}
