import '../i18n/en/preview.messages.json';

import { createDefaultPolicy } from '@gschool/app/client';
import type { FrameMessage, ViewMessage } from '@gschool/app/preview';
import { settings } from '@gschool/app';
import { createServices, createSession, type Services } from '@gschool/data';
import { createQueryClient, notifyAtOnce, notifyTogether } from '@gschool/data/queries';
import { createRoot } from 'react-dom/client';

import { appI18n } from '../i18n/i18n';
import { pages } from '../routes';
import { PreviewApp } from '../features/preview/PreviewApp';
import { createPreviewBackend } from '../features/preview/previewBackend';
import { followPlayer } from '../features/preview/followPlayer';
import { preventFrameFocus } from '../features/preview/preventFrameFocus';
import { openPreviewChannel } from '../features/preview/previewChannel';
import {
  createPreviewDocuments,
  type PreviewDocuments,
} from '../features/preview/previewDocuments';
import { createPreviewDownloads } from '../features/preview/previewDownloads';
import { createClockShift } from '../features/preview/shiftClock';
import { StandalonePreview } from '../features/preview/StandalonePreview';

/** The queries that read posted documents. All others are the member's own. */
const isContentQuery = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[0] === 'everyone' ||
  ['catalogue', 'class', 'playback', 'eventAccess'].includes(String(queryKey[1]));

/** Resolves when the browser has painted what React rendered. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const createPreviewServices = (
  documents: PreviewDocuments,
): { services: Services; client: ReturnType<typeof createQueryClient> } => {
  const backend = createPreviewBackend(documents);
  const session = createSession({ connect: async () => backend });
  const services = createServices({ session });
  // Without a stored cache. It is created here, so that the pages find it.
  const client = services.queryClient.get(() => createQueryClient());
  services.downloads.get(createPreviewDownloads);
  notifyAtOnce();
  session.start();
  return { services, client };
};

/**
 * Starts the preview frame (docs/product/studio.md#preview). It loads nothing of Firebase, sends no
 * request for data and registers no service worker. The studio posts what the pages show.
 */
export function startPreview(root: HTMLElement): void {
  createDefaultPolicy();
  preventFrameFocus(document, HTMLElement.prototype);
  const page = createRoot(root);
  const shiftClock = createClockShift(globalThis);
  let view: ViewMessage | null = null;
  let isFilled = false;
  let latest = 0;

  const onMessage = (message: FrameMessage): void => {
    if (message.type === 'view') void show(message);
    else void receive(message);
  };
  const studioUrl = settings.ok ? settings.values.adminUrl : undefined;
  const channel = openPreviewChannel(window, studioUrl, onMessage);
  if (!channel) {
    page.render(<StandalonePreview />);
    return;
  }
  const documents = createPreviewDocuments(
    (paths) => channel.send({ type: 'read', paths }),
    window.location.origin,
  );
  const { services, client } = createPreviewServices(documents);
  followPlayer(document, channel.send);
  const onNavigate = (path: string, isFollowed: boolean) =>
    channel.send({ type: 'navigated', path, isFollowed });
  const render = (): void => {
    if (view && isFilled) page.render(<PreviewApp {...{ services, view, onNavigate }} />);
  };

  async function show(next: ViewMessage): Promise<void> {
    const isFirst = view === null;
    view = next;
    shiftClock(next.now);
    if (isFirst) {
      // A page whose code fails to load shows its error when it renders.
      await pages.loadPages(next.path.split(/[?#]/)[0] ?? '/').catch(() => undefined);
      await appI18n.messagesLoaded().catch(() => undefined);
    }
    render();
  }

  async function receive(message: Extract<FrameMessage, { type: 'documents' }>): Promise<void> {
    documents.receive(message);
    // Pages wait for an answer already.
    if (message.kind === 'answer') return;
    latest = message.revision;
    if (isFilled) {
      await notifyTogether(() => client.invalidateQueries({ predicate: isContentQuery }));
    } else {
      isFilled = true;
      render();
    }
    await painted();
    if (latest === message.revision) channel!.send({ type: 'painted', revision: latest });
  }

  channel.send({ type: 'ready' });
}
