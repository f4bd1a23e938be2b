import type { MemberDownloads } from '@gschool/data/downloads';

const nothing = async (): Promise<void> => undefined;

/** The downloads of the preview: there are none, and none can be added. */
export const createPreviewDownloads = (): MemberDownloads => {
  const none: ReturnType<MemberDownloads['get']> = [];
  return {
    get: () => none,
    subscribe: () => () => undefined,
    estimate: async () => ({ qualities: [{ height: 720, bytes: 0 }], freeBytes: null }),
    add: nothing,
    pause: () => undefined,
    resume: () => undefined,
    remove: nothing,
    removeAll: nothing,
    open: async () => null,
    start: () => undefined,
    isReady: () => true,
  };
};
