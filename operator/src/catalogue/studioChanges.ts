import {
  isSameJson,
  readReleaseContent,
  type ContentService,
  type LiveRelease,
  type PreparedPublication,
  type ReleaseSources,
} from '@gschool/admin';
import { packLists } from '@gschool/domain/content-pack';

import { RejectedError } from '../command/errors';

/** How far back to look for the last publication by this command. */
const MAX_RELEASES = 100;
const MAX_NAMED = 10;

/** The last release that this command published; null if there is none. */
const findLastOfCommand = async (
  content: ContentService,
  live: LiveRelease,
): Promise<LiveRelease | null> => {
  let release: LiveRelease | null = live;
  for (let n = 0; n < MAX_RELEASES && release !== null; n += 1) {
    if (release.release.by === 'command') return release;
    const { parent }: LiveRelease['release'] = release.release;
    release = parent === null ? null : await readReleaseContent(content, parent);
  }
  return null;
};

const toEntries = (sources: ReleaseSources | undefined): ReadonlyMap<string, unknown> =>
  new Map(
    packLists.flatMap((list) =>
      (sources?.[list] ?? []).map(({ entry }) => [`${list} "${entry.id}"`, entry] as const),
    ),
  );

/** The entries that were published in the studio, and that a pack would change back. */
const findStudioChanges = async (
  content: ContentService,
  { state: { live }, sourcesAfter }: PreparedPublication,
): Promise<readonly string[]> => {
  if (live === null || live.release.by === 'command') return [];
  const before = toEntries((await findLastOfCommand(content, live))?.sources);
  const now = toEntries(live.sources);
  const after = toEntries(sourcesAfter);
  return [...new Set([...before.keys(), ...now.keys()])].filter(
    (name) =>
      !isSameJson(before.get(name), now.get(name)) && !isSameJson(now.get(name), after.get(name)),
  );
};

/**
 * Throws a `RejectedError` if a pack would undo what was published in the studio since the last
 * publication by this command.
 */
export const assertNoStudioChanges = async (
  content: ContentService,
  prepared: PreparedPublication,
): Promise<void> => {
  const names = await findStudioChanges(content, prepared);
  if (names.length === 0) return;
  const more = names.length - MAX_NAMED;
  throw new RejectedError(
    'This pack would undo changes that were published in the studio:',
    ...names.slice(0, MAX_NAMED).map((name) => `  ${name}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    'Export the pack in the studio and continue with that one. To publish this pack as it is, add --replace.',
  );
};
