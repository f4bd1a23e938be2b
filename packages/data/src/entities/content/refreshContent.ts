import { getQueryClient } from '../../queries/getQueryClient';
import type { Services } from '../../services/createServices';
import { getUid } from '../../session/onMemberChange';
import { adminKeys } from '../admin/admin';
import { contentKeys } from './content';

/** The kinds of stored data that a publication changes: the catalog, classes and events. */
const PUBLISHED_KINDS = ['catalogue', 'video', 'unknown'] as const;

/**
 * Reads again what a publication has changed: releases, drafts and the entries that are open, and
 * what members see, so that this browser shows it. Releases and parts never change, so they stay.
 * Never rejects.
 */
export const refreshContent = async (services: Services): Promise<void> => {
  const uid = getUid(services.session);
  if (uid === null) return;
  const client = getQueryClient(services);
  services.contentQueues.peek()?.refresh();
  for (const queryKey of [...contentKeys.changing(uid), adminKeys.plans(uid)])
    void client.invalidateQueries({ queryKey });
  // Without its chunk, this browser shows the old catalog until it expires.
  const caches = await import('../../cache').catch(() => null);
  const maintenance = caches?.getCacheMaintenance(services);
  for (const kind of PUBLISHED_KINDS) await maintenance?.forceRefresh(kind);
};
