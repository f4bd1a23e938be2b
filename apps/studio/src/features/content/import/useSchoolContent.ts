import { useServices, type AppError } from '@gschool/data';
import { useAllSources, useContents, useDrafts } from '@gschool/data/content';
import { readMediaBase } from '@gschool/data/media';
import { DEFAULT_LANGUAGE } from '@gschool/domain';
import { packLists, type PackList, type PackSources } from '@gschool/domain/content-pack';
import { useEffect, useMemo, useState } from 'react';

import type { SchoolContent } from './comparePack';

const noSources = Object.fromEntries(packLists.map((list) => [list, []])) as unknown as PackSources;
const noneOutdated = Object.fromEntries(
  packLists.map((list) => [list, new Map()]),
) as unknown as SchoolContent['outdated'];

/** What the school has, for an import. */
export interface SchoolQuery {
  /** Undefined until everything is read. */
  data: SchoolContent | undefined;
  error: AppError | null;
  isFetching: boolean;
  refetch: () => void;
}

/** The URL of the school's bucket; null without one, undefined before it is known. */
export function useBucketUrl(): string | null | undefined {
  const services = useServices();
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    let isHere = true;
    readMediaBase(services).then(
      (base) => isHere && setUrl(base),
      // Without the bucket, entries that need files can't be imported, and say so.
      () => isHere && setUrl(null),
    );
    return () => {
      isHere = false;
    };
  }, [services]);
  return url;
}

/** Reads the published entries and the drafts. */
export function useSchoolContent(): SchoolQuery {
  const contents = useContents('videos' satisfies PackList);
  const { release } = contents;
  const sources = useAllSources(release);
  const drafts = useDrafts();
  const bucketUrl = useBucketUrl();
  const read = sources.data;
  const ofAll = drafts.isComplete ? drafts.data : undefined;
  const data = useMemo((): SchoolContent | undefined => {
    if (release === undefined || ofAll === undefined || bucketUrl === undefined) return undefined;
    if (release !== null && read === undefined) return undefined;
    return {
      sources: read?.sources ?? noSources,
      outdated: read?.outdated ?? noneOutdated,
      drafts: ofAll,
      release: release?.id ?? null,
      language: release?.language ?? DEFAULT_LANGUAGE,
      mediaBase: release?.mediaBase ?? '',
      bucketUrl,
    };
  }, [release, read, ofAll, bucketUrl]);
  return {
    data,
    error: contents.error ?? sources.error ?? drafts.error,
    isFetching: contents.isFetching || sources.isFetching || drafts.isFetching,
    refetch: () => {
      contents.refetch();
      void sources.refetch();
      void drafts.refetch();
    },
  };
}
