import { AppError, type Services, type Session, type SessionState } from '@gschool/data';
import type {
  Download,
  DownloadedClass,
  DownloadEstimate,
  MemberDownloads,
} from '@gschool/data/downloads';
import { createStore } from '@gschool/state';

const MEGABYTE = 1_000_000;
const DAY_MS = 24 * 3_600_000;

/** A download for stories; complete unless `changes` say something else. */
export const aDownload = (
  classId: string,
  title: string,
  changes: Partial<Download> = {},
): Download => ({
  classId,
  title,
  poster: `art:figure/tree/${title.length}`,
  height: 720,
  status: 'done',
  problem: null,
  storedBytes: 140 * MEGABYTE,
  totalBytes: 140 * MEGABYTE,
  takenAt: Date.UTC(2026, 10, 21, 9),
  ...changes,
});

/** A download that is not complete. */
export const anUnfinished = (
  classId: string,
  title: string,
  changes: Partial<Download>,
): Download => aDownload(classId, title, { storedBytes: 59 * MEGABYTE, takenAt: null, ...changes });

/** What the downloads of a story return. */
export interface MockDownloadsOptions {
  downloads?: readonly Download[] | undefined;
  freeBytes?: number | null | undefined;
  /** How often the estimate fails before it succeeds. */
  failures?: number | undefined;
  /** The class that is stored on the device. It is read when it is opened. */
  opened?: DownloadedClass | undefined;
}

/** The downloads of a story, without a network and a disk. */
export interface MockDownloads extends MemberDownloads {
  /** Changes a download, as the queue would. */
  change(classId: string, changes: Partial<Download>): void;
}

export const createMockDownloads = (options: MockDownloadsOptions = {}): MockDownloads => {
  const { downloads = [], freeBytes = 1400 * MEGABYTE } = options;
  let failures = options.failures ?? 0;
  const store = createStore(downloads);
  const change = (classId: string, changes: Partial<Download>) =>
    store.set(store.get().map((one) => (one.classId === classId ? { ...one, ...changes } : one)));
  const estimate = async (ids: readonly string[]): Promise<DownloadEstimate> => {
    if (ids.length > 0 && failures > 0) {
      failures -= 1;
      throw new AppError({ kind: 'offline' });
    }
    const sizes = [
      [360, 45],
      [540, 80],
      [720, 140],
      [1080, 290],
    ] as const;
    return {
      freeBytes,
      qualities: sizes.map(([height, size]) => ({
        height,
        bytes: size * MEGABYTE * Math.max(1, ids.length),
      })),
    };
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    start: () => undefined,
    isReady: () => true,
    change,
    estimate,
    add: async (ids, height) => {
      const added = ids.map((id, index) =>
        aDownload(id, id, {
          height,
          status: index === 0 ? 'running' : 'queued',
          storedBytes: 0,
          takenAt: null,
        }),
      );
      store.set([...store.get(), ...added]);
    },
    pause: (classId) => change(classId, { status: 'paused' }),
    resume: (classId) => change(classId, { status: 'running', problem: null }),
    remove: async (classId) => store.set(store.get().filter((one) => one.classId !== classId)),
    removeAll: async () => store.set([]),
    open: async (classId) => (options.opened?.details.id === classId ? options.opened : null),
  };
};

/** Gives the services of a story its downloads. */
export const withDownloads =
  (downloads: MemberDownloads) =>
  (services: Services): Services => {
    services.downloads.get(() => downloads);
    return services;
  };

/** A session that was last read online so many days ago. */
export const withCheckedBefore = (session: Session, days: number): Session => {
  const checked = new WeakMap<SessionState, SessionState>();
  const checkedAt = Date.now() - days * DAY_MS;
  return {
    ...session,
    get: () => {
      const state = session.get();
      if (!checked.has(state)) checked.set(state, Object.assign({}, state, { checkedAt }));
      return checked.get(state) as SessionState;
    },
  };
};
