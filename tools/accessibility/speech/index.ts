import { Virtual } from '@guidepup/virtual-screen-reader';

import type { AnnouncedItem } from './items';
import { watchLiveRegions } from './liveRegions';
import { elementOf, readPart, walk } from './readPart';
import { createStateWatcher } from './states';

/** The screen reader of a page. It runs inside the page as one classic script. */
interface ScreenReader {
  /** Starts following focus and the live regions. */
  start(): Promise<void>;
  /** Returns what was announced since the last call. */
  takeAnnouncements(): Promise<string[]>;
  read(selector: string): Promise<AnnouncedItem[]>;
  /**
   * Moves to the first place whose phrase begins with this text, and focuses it if possible.
   * Returns whether there is such a place.
   */
  moveTo(phrase: string, selector: string): Promise<boolean>;
}

declare global {
  interface Window {
    screenReader: ScreenReader;
  }
}

const follower = new Virtual();
const states = createStateWatcher();
let announcements: string[] = [];

async function takeFocusPhrases(): Promise<void> {
  announcements.push(...(await follower.spokenPhraseLog()));
  await follower.clearSpokenPhraseLog();
}

function find(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`No part of the page matches ${selector}`);
  return found;
}

window.screenReader = {
  async start() {
    // The live regions have their own observer, because the reader's observer repeats a change of
    // several nodes.
    await follower.start({ container: document.body, window: { document } });
    await follower.clearSpokenPhraseLog();
    watchLiveRegions(({ politeness, text }) => {
      void takeFocusPhrases().then(() => announcements.push(`${politeness}: ${text}`));
    });
  },
  async takeAnnouncements() {
    await takeFocusPhrases();
    const taken = [...announcements, ...states.takeChanges()];
    announcements = [];
    return taken;
  },
  read: (selector) => readPart(find(selector)),
  moveTo: (wanted, selector) =>
    walk(find(selector), (node, phrase) => {
      const isWanted = phrase.replaceAll(/\p{Cf}/gu, '').startsWith(wanted);
      if (isWanted) (elementOf(node) as Element as HTMLElement).focus();
      return isWanted;
    }),
};
