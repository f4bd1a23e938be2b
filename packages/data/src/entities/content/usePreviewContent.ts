import type { Release } from '@gschool/admin/contract';
import {
  DEFAULT_LANGUAGE,
  isAppError,
  type AppError,
  type Catalogue,
  type LiveEvent,
} from '@gschool/domain';
import type { PackSources } from '@gschool/domain/content-pack';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import type { Backend } from '../../backend';
import { withFreshToken } from '../../queries/retry';
import { useContentReader, useRelease, useReleaseHead } from './contentHooks';
import { readAllSources } from './readContent';

/** What members see now, from the usual reads. */
export interface LiveContent {
  kind: 'live';
  language: string;
  /** The base URL of media paths; `''` for a school without a release. */
  mediaBase: string;
  catalogue: Catalogue;
  events: readonly LiveEvent[];
}

/** All entries of a release. */
export interface ReleaseContent {
  kind: 'release';
  language: string;
  mediaBase: string;
  sources: PackSources;
  /** The ISO time at which members saw the release. */
  now: string;
}

/** What a preview shows before any change. */
export type PreviewContent = LiveContent | ReleaseContent;

/** How many events before and after now a preview shows. */
const PAST_EVENTS = 50;
const UPCOMING_EVENTS = 100;

const emptyCatalogue: Catalogue = {
  version: '',
  classes: [],
  styles: [],
  instructors: [],
  series: [],
};

/** The catalog; empty for a school that has published nothing. */
const readCatalogue = async ({ catalogue }: Backend): Promise<Catalogue> => {
  try {
    return await catalogue.catalogue();
  } catch (error) {
    if (isAppError(error, 'notFound')) return emptyCatalogue;
    throw error;
  }
};

const readEvents = async (backend: Backend) => {
  const now = new Date().toISOString();
  const events = await backend.events();
  const [upcoming, past] = await Promise.all([
    events.upcoming(now, UPCOMING_EVENTS),
    events.past(now, PAST_EVENTS),
  ]);
  return [...past.events, ...upcoming];
};

/**
 * Reads what a preview shows before any change: what members see now (null), or everything of a
 * release as members saw it.
 */
export const usePreviewContent = (
  release: Release | null,
): UseQueryResult<PreviewContent, AppError> => {
  const { services, uid } = useContentReader();
  const head = useReleaseHead();
  const live = useRelease(release === null ? (head.data?.release ?? null) : null);
  const isLiveKnown = head.data === null || live.data !== undefined;
  const shown = release ?? live.data ?? null;
  const key = release?.id ?? `live ${head.data?.release ?? ''} ${head.data?.compiledAt ?? ''}`;
  const content = useQuery<PreviewContent, AppError>({
    queryKey: [uid, 'preview', key],
    enabled: uid !== '' && (release !== null || isLiveKnown),
    // A release never changes, and the key contains the live one.
    staleTime: Infinity,
    // The sources of 10,000 classes are not kept after the page is left.
    gcTime: 60_000,
    structuralSharing: false,
    queryFn: async () => {
      if (release !== null) {
        const { sources } = await readAllSources(services, release);
        const { language, mediaBase, at } = release;
        return { kind: 'release', language, mediaBase, sources, now: at };
      }
      const [catalogue, events] = await withFreshToken(services.session, (backend) =>
        Promise.all([readCatalogue(backend), readEvents(backend)]),
      );
      const language = shown?.language ?? catalogue.language ?? DEFAULT_LANGUAGE;
      const mediaBase = shown?.mediaBase ?? '';
      return { kind: 'live', language, mediaBase, catalogue, events };
    },
  });
  const failed = release === null ? [head, live].find(({ error }) => error !== null) : undefined;
  return (failed ?? content) as UseQueryResult<PreviewContent, AppError>;
};
