import { localize, type ClassDetails, type Translated } from '@gschool/domain';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { useLocalize } from '../queries/useLocalize';
import { useServices } from '../services/ServicesProvider';
import { useSession } from '../session/useSession';
import { getDownloads } from './getDownloads';
import type { Download, DownloadedClass, Downloads, MemberDownloads } from './types';

const none: readonly Download[] = [];
const getNone = (): readonly Download[] => none;
const getNothing = (): null => null;
const getFalse = (): boolean => false;

type TranslatedDownload = Download & Translated<'title'>;
const localizeDownload = localize<TranslatedDownload>;

/** The downloads. Their code is loaded after the first view. */
const useStartedDownloads = (): MemberDownloads => {
  const downloads = getDownloads(useServices());
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : null;
  useEffect(() => {
    if (uid !== null) downloads.start();
  }, [downloads, uid]);
  return downloads;
};

/**
 * All downloads of the signed-in member, in order, with titles in the content language. While
 * `isReady` is false, the stored list is still being read and `downloads` is empty.
 */
export const useDownloads = (): { downloads: readonly Download[]; isReady: boolean } => {
  const { subscribe, get, isReady } = useStartedDownloads();
  const stored = useSyncExternalStore(subscribe, get, getNone);
  const localizeOne = useLocalize(localizeDownload);
  const downloads = useMemo(() => stored.map(localizeOne), [stored, localizeOne]);
  return { downloads, isReady: useSyncExternalStore(subscribe, isReady, getFalse) };
};

/** The download of a class; null if there is none. */
export const useDownload = (classId: string): Download | null => {
  const { subscribe, get } = useStartedDownloads();
  const find = (): Download | null => get().find((one) => one.classId === classId) ?? null;
  const stored = useSyncExternalStore(subscribe, find, getNothing);
  const localizeOne = useLocalize(localizeDownload);
  return useMemo(() => stored && localizeOne(stored), [stored, localizeOne]);
};

/** What members can do with downloads. The same object in every render. */
export const useDownloadActions = (): Pick<
  Downloads,
  'estimate' | 'add' | 'pause' | 'resume' | 'remove' | 'removeAll'
> => getDownloads(useServices());

interface OpenedClass {
  key: string;
  data: DownloadedClass | null;
}

/**
 * A downloaded class with local URLs, in the content language; null if it is not completely
 * downloaded. Changes when its download is finished or removed.
 */
export const useDownloadedClass = (
  classId: string,
): { data: DownloadedClass | null; isPending: boolean } => {
  const downloads = getDownloads(useServices());
  const download = useDownload(classId);
  const takenAt = download?.status === 'done' ? download.takenAt : null;
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : null;
  const key = `${uid} ${classId}`;
  const [opened, setOpened] = useState<OpenedClass | null>(null);
  useEffect(() => {
    if (uid === null) return undefined;
    let isCurrent = true;
    const show = (data: DownloadedClass | null): void => {
      if (isCurrent) setOpened({ key, data });
    };
    downloads.open(classId).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
    // Opens the class again when its download is finished or removed.
  }, [downloads, uid, classId, key, takenAt]);
  const localizeDetails = useLocalize(localize<ClassDetails>);
  const stored = opened?.key === key ? opened.data : null;
  const data = useMemo(
    () => stored && { ...stored, details: localizeDetails(stored.details) },
    [stored, localizeDetails],
  );
  const isPending = uid === null ? session.status === 'loading' : opened?.key !== key;
  return { data, isPending };
};
