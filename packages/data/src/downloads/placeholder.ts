import { useEffect, useState, useSyncExternalStore } from 'react';

import type { Services } from '../services/createServices';
import { useServices } from '../services/ServicesProvider';
import type { Download, DownloadedClass, Downloads } from './types';

const none: readonly Download[] = [];
const empty: Downloads = {
  get: () => none,
  subscribe: () => () => undefined,
  estimate: async () => ({ qualities: [], freeBytes: null }),
  add: async () => undefined,
  pause: () => undefined,
  resume: () => undefined,
  remove: async () => undefined,
  removeAll: async () => undefined,
  open: async () => null,
};
const byServices = new WeakMap<Services, Downloads>();
export const provideDownloads = (services: Services, downloads: Downloads): void =>
  void byServices.set(services, downloads);
export const resumeDownloads = async (_services: Services): Promise<void> => undefined;
const useAll = (): Downloads => byServices.get(useServices()) ?? empty;

export const useDownloads = (): { downloads: readonly Download[]; isReady: boolean } => {
  const { subscribe, get } = useAll();
  return { downloads: useSyncExternalStore(subscribe, get, () => none), isReady: true };
};
export const useDownload = (classId: string): Download | null =>
  useDownloads().downloads.find((one) => one.classId === classId) ?? null;
export const useDownloadActions = (): Pick<
  Downloads,
  'estimate' | 'add' | 'pause' | 'resume' | 'remove' | 'removeAll'
> => useAll();
export const useDownloadedClass = (
  classId: string,
): { data: DownloadedClass | null; isPending: boolean } => {
  const all = useAll();
  const isDone = useDownload(classId)?.status === 'done';
  const [state, setState] = useState<{ id: string; data: DownloadedClass | null } | null>(null);
  useEffect(() => {
    void all.open(classId).then((data) => setState({ id: classId, data }));
  }, [all, classId, isDone]);
  return state?.id === classId
    ? { data: state.data, isPending: false }
    : { data: null, isPending: true };
};
