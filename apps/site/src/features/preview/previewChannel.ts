import {
  getAddressOrigin,
  parseFrameMessage,
  type FrameMessage,
  type HostMessage,
} from '@gschool/app/preview';

/** The parts of a window that a channel needs. */
export interface ChannelWindow {
  readonly parent: Pick<Window, 'postMessage'>;
  readonly location: Pick<Location, 'origin'>;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** The connection of the frame with the studio. */
export interface PreviewChannel {
  send(message: HostMessage): void;
}

/**
 * Listens to the studio, and only to it: messages count if the window that contains this frame sent
 * them from the studio's origin (docs/product/security.md#preview). Answers go only to that origin.
 * Returns null if this page is not in a frame, or if the settings name no studio.
 *
 * @param studioUrl `VITE_ADMIN_URL`
 */
export const openPreviewChannel = (
  page: ChannelWindow,
  studioUrl: string | undefined,
  onMessage: (message: FrameMessage) => void,
): PreviewChannel | null => {
  const origin = getAddressOrigin(studioUrl, page.location.origin);
  const { parent } = page;
  if (origin === null || (parent as unknown) === page) return null;
  page.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== parent) return;
    const message = parseFrameMessage(event.data);
    if (message) onMessage(message);
  });
  return { send: (message) => parent.postMessage(message, origin) };
};
