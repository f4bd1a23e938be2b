import {
  readLiveState,
  refreshLive,
  runDue,
  type ActServices,
  type ContentService,
} from '@gschool/admin';

import { RejectedError } from '../command/errors';
import type { Print } from '../command/print';
import { toRejections } from './publish';

/**
 * Compares the live documents with the live release, writes what differs, and prints how many. Throws
 * a `RejectedError` for a project without releases, and while another publication runs.
 */
export const repairCatalogue = async (
  content: ContentService,
  now: number,
  print: Print,
): Promise<void> => {
  const { head } = await readLiveState(content);
  if (head === null)
    throw new RejectedError(
      'This project has no release yet. Publish a content pack: npm run catalogue -- publish PACK',
    );
  const written = await toRejections(() => refreshLive(content, now, { readsLive: true }));
  print(
    written === 0
      ? 'Nothing to do: the live documents are those of the release.'
      : `${written} documents were written. Members see them within 30 minutes.`,
  );
};

/** Publishes planned releases that are due and replays, and prints what it did. */
export const publishDue = async (
  services: ActServices,
  now: number,
  print: Print,
): Promise<void> => {
  const { published, failed, refreshed } = await runDue(services, now);
  for (const id of published) print(`Planned release ${id}: published.`);
  for (const { id, code } of failed) print(`Planned release ${id}: failed (${code}).`);
  print(
    refreshed > 0
      ? `${refreshed} documents were written again.`
      : `${published.length} planned releases were published.`,
  );
};
