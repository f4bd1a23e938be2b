import { getQueryClient } from '../../queries/getQueryClient';
import type { Services } from '../../services/createServices';
import { getUid } from '../../session/onMemberChange';
import { adminKeys } from '../admin/admin';
import { catalogueKeys } from '../catalogue/catalogue';
import { eventKeys } from '../events/events';
import { contentKeys } from './content';

/**
 * Reads again what a publication has changed: releases, drafts and the entries that are open, and
 * what members see, which the same tab may show. Releases and parts never change, so they stay.
 */
export const refreshContent = async (services: Services): Promise<void> => {
  const uid = getUid(services.session);
  if (uid === null) return;
  const client = getQueryClient(services);
  services.contentQueues.peek()?.refresh();
  const changed = [
    contentKeys.head(uid),
    contentKeys.releases(uid),
    contentKeys.planned(uid),
    contentKeys.drafts(uid),
    contentKeys.histories(uid),
    adminKeys.plans(uid),
    catalogueKeys.catalogue(uid),
    catalogueKeys.classes(uid),
  ];
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
};
