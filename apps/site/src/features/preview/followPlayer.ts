import type { PlayerMessage } from '@gschool/app/preview';

const EVENTS = ['loadedmetadata', 'durationchange', 'timeupdate', 'seeked', 'emptied'] as const;

/** The video of the page’s player. Videos of cards and of the home page are not followed. */
const getPlayer = (target: EventTarget | null): HTMLVideoElement | null =>
  target instanceof HTMLVideoElement &&
  target.parentElement?.querySelector(':scope > [data-player-part]')
    ? target
    : null;

/**
 * Tells the studio the position of the player once a second, so that a chapter can begin there.
 * Media events do not bubble, but the document receives them in the capture phase.
 */
export const followPlayer = (page: Document, send: (message: PlayerMessage) => void): void => {
  let last = '';
  const report = ({ target, type }: Event): void => {
    const video = getPlayer(target);
    if (!video) return;
    const { currentTime, duration } = video;
    const message: PlayerMessage = {
      type: 'player',
      seconds: Math.floor(currentTime),
      duration: Number.isFinite(duration) && duration > 0 ? Math.round(duration) : null,
    };
    const text = JSON.stringify(message);
    // The studio forgets a video when another page is opened, even if the next one is at this second.
    if (text !== last || type === 'loadedmetadata') send(message);
    last = text;
  };
  for (const event of EVENTS) page.addEventListener(event, report, true);
};
