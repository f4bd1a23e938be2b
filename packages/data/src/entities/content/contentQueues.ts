import { parseDraftId, toDraftId } from '@gschool/admin/content';
import type { Draft, DraftId, ReleaseHead } from '@gschool/admin/contract';
import type { PackList } from '@gschool/domain/content-pack';
import type { InfiniteData } from '@tanstack/react-query';

import { getQueryClient } from '../../queries/getQueryClient';
import type { Services } from '../../services/createServices';
import { getUid, onMemberChange } from '../../session/onMemberChange';
import { contentKeys } from './content';
import type { DraftPage } from './contentRepository';
import { createDraftJournal, type DraftJournal } from './draftJournal';
import { createEntryQueue, type EntryQueue } from './entryQueue';
import type { ContentQueues } from './openEntries';
import { readRelease, readSource, withContent } from './readContent';

/** How often an open entry is read again, and its editor said to be here, in milliseconds. */
export const POLL_MS = 20_000;

interface OpenQueue {
  queue: EntryQueue;
  /** The components that use it. */
  users: number;
  /** Ends the polls. */
  stop: () => void;
}

const isVisible = (): boolean => globalThis.document?.visibilityState !== 'hidden';

const patchPages = (
  known: InfiniteData<DraftPage>,
  changed: ReadonlyMap<DraftId, Draft | null>,
): InfiniteData<DraftPage> => {
  const added = new Map(changed);
  const pages = known.pages.map((page) => ({
    ...page,
    drafts: page.drafts.flatMap((one) => {
      added.delete(one.id);
      const next = changed.get(one.id);
      return next === undefined ? [one] : (next ?? []);
    }),
  }));
  const last = pages.at(-1);
  const others = [...added.values()].filter((one) => one !== null);
  if (last) pages[pages.length - 1] = { ...last, drafts: [...last.drafts, ...others] };
  return { ...known, pages };
};

/** Replaces, adds or removes (null) drafts in the list that this page has read. */
export const patchDrafts = (
  services: Services,
  uid: string,
  changed: ReadonlyMap<DraftId, Draft | null>,
): void => {
  const client = getQueryClient(services);
  const queryKey = contentKeys.drafts(uid);
  const known = client.getQueryData<InfiniteData<DraftPage>>(queryKey);
  const versions = new Map(
    known?.pages.flatMap(({ drafts }) => drafts.map(({ id, version }) => [id, version] as const)),
  );
  const isNew = ([id, draft]: readonly [DraftId, Draft | null]): boolean =>
    versions.get(id) !== draft?.version;
  if (!known || ![...changed].some(isNew)) return;
  // A page that was requested before the change would bring back the old list. The list then reads
  // that page once more.
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, patchPages(known, changed));
};

const getJournal = (uid: string): DraftJournal =>
  createDraftJournal(uid, () => globalThis.localStorage, globalThis.navigator?.locks);

const createQueues = (services: Services): ContentQueues => {
  const { session } = services;
  const open = new Map<string, OpenQueue>();

  const createQueue = (uid: string, list: PackList, entryId: string): EntryQueue => {
    const client = getQueryClient(services);
    const id = toDraftId(list, entryId);
    return createEntryQueue({
      list,
      entryId,
      uid,
      // The default of a pack.
      language: 'en',
      getName: () => {
        const state = session.get();
        return state.status === 'signedIn'
          ? state.user.displayName || state.user.email || uid
          : uid;
      },
      run: (operation) => withContent(services, operation),
      readPublished: async (id) => {
        const release = id === null ? null : await readRelease(services, id);
        return { release, source: release && (await readSource(services, release, list, entryId)) };
      },
      journal: getJournal(uid),
      now: () => Date.now(),
      isOnline: () => globalThis.navigator?.onLine !== false,
      onDraft: (draft) => patchDrafts(services, uid, new Map([[id, draft]])),
      onHead: (head) => {
        const known = client.getQueryData<ReleaseHead | null>(contentKeys.head(uid));
        client.setQueryData<ReleaseHead | null>(contentKeys.head(uid), head);
        if (known === undefined || known?.release === head?.release) return;
        // Someone has published.
        for (const queryKey of [contentKeys.releases(uid), contentKeys.drafts(uid)])
          void client.invalidateQueries({ queryKey });
      },
    });
  };

  /** Reads the entry, then follows it while the page is visible. */
  const follow = (queue: EntryQueue): (() => void) => {
    const poll = (): void => {
      if (isVisible()) void queue.poll();
    };
    void queue.load().then(() => {
      if (isVisible()) void queue.meet();
    });
    const timer = setInterval(poll, POLL_MS);
    const onVisibility = (): void => {
      if (isVisible()) poll();
      else void queue.saveNow();
    };
    const onHide = (): void => {
      queue.flush();
      void queue.leave(true);
    };
    globalThis.document?.addEventListener('visibilitychange', onVisibility);
    globalThis.addEventListener?.('pagehide', onHide);
    globalThis.addEventListener?.('pageshow', onVisibility);
    return () => {
      clearInterval(timer);
      globalThis.document?.removeEventListener('visibilitychange', onVisibility);
      globalThis.removeEventListener?.('pagehide', onHide);
      globalThis.removeEventListener?.('pageshow', onVisibility);
    };
  };

  const sendLeft = async (): Promise<void> => {
    const uid = getUid(session);
    if (uid === null) return;
    for (const id of await getJournal(uid).listLeft()) {
      const address = parseDraftId(id);
      if (!address || open.has(id) || getUid(session) !== uid) continue;
      const queue = createQueue(uid, address.list, address.entryId);
      const entry = { queue, users: 0, stop: () => undefined };
      open.set(id, entry);
      await queue.load();
      await queue.saveNow();
      if (entry.users > 0 || open.get(id) !== entry) continue;
      // A question, or a refused draft, waits until someone opens the entry.
      queue.close();
      open.delete(id);
    }
  };

  const closeAll = (): void => {
    for (const { queue, stop } of open.values()) {
      stop();
      queue.close();
    }
    open.clear();
  };
  services.onDispose(onMemberChange(session, closeAll));
  const saveAll = (): void => {
    for (const { queue } of open.values()) void queue.saveNow();
    void sendLeft();
  };
  globalThis.addEventListener?.('online', saveAll);
  services.onDispose(() => {
    globalThis.removeEventListener?.('online', saveAll);
    closeAll();
  });

  return {
    open: (list, entryId) => {
      const uid = getUid(session);
      if (uid === null) return null;
      const id = toDraftId(list, entryId);
      let entry = open.get(id);
      if (!entry) {
        entry = { queue: createQueue(uid, list, entryId), users: 0, stop: () => undefined };
        open.set(id, entry);
      }
      const opened = entry;
      if (opened.users === 0) opened.stop = follow(opened.queue);
      opened.users += 1;
      let isOpen = true;
      return {
        queue: opened.queue,
        close: () => {
          if (!isOpen) return;
          isOpen = false;
          opened.users -= 1;
          if (opened.users > 0) return;
          opened.stop();
          void opened.queue.leave(false);
          void opened.queue.saveNow().then(() => {
            // What could not be sent stays in the queue, which tries again.
            if (opened.users > 0 || opened.queue.isUnsaved() || open.get(id) !== opened) return;
            opened.queue.close();
            open.delete(id);
          });
        },
      };
    },
    find: (list, entryId) => open.get(toDraftId(list, entryId))?.queue ?? null,
    refresh: () => {
      for (const { queue } of open.values()) void queue.poll();
    },
    sendLeft,
    save: async () => {
      await Promise.all([...open.values()].map(({ queue }) => queue.saveNow()));
    },
    listUnsaved: () => [...open].flatMap(([id, { queue }]) => (queue.isUnsaved() ? [id] : [])),
  };
};

/** The save queues of the page; created at the first call. */
export const getContentQueues = (services: Services): ContentQueues =>
  services.contentQueues.get(() => createQueues(services));
