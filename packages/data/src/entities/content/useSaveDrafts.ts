import type { Draft } from '@gschool/admin/contract';

import { useServices } from '../../services/ServicesProvider';
import type { Services } from '../../services/createServices';
import { getUid } from '../../session/onMemberChange';
import { patchDrafts } from './contentQueues';
import { withContent } from './readContent';
import {
  deleteDrafts,
  saveDrafts,
  type DraftCounts,
  type DraftProgress,
  type NewDraft,
  type SaveDraftsOptions,
} from './saveDrafts';

export type { DraftCounts, DraftProgress, NewDraft } from './saveDrafts';

const getOptions = (services: Services, onProgress?: DraftProgress): SaveDraftsOptions => {
  const uid = getUid(services.session) ?? '';
  return {
    uid,
    run: (operation) => withContent(services, operation),
    isOnline: () => navigator.onLine,
    onDrafts: (drafts) => patchDrafts(services, uid, drafts),
    now: () => Date.now(),
    onProgress,
  };
};

/** Refreshes what the page shows after drafts were written. */
const refresh = (services: Services): void => services.contentQueues.peek()?.refresh();

/** Saves many drafts, for changes to a selection and for an import. Never rejects. */
export const useSaveDrafts = (): ((
  drafts: readonly NewDraft[],
  onProgress?: DraftProgress,
) => Promise<DraftCounts>) => {
  const services = useServices();
  return async (drafts, onProgress) => {
    const counts = await saveDrafts(drafts, getOptions(services, onProgress));
    refresh(services);
    return counts;
  };
};

/** Deletes drafts. Those that someone changed in the meantime stay. Never rejects. */
export const useDeleteDrafts = (): ((
  drafts: readonly Draft[],
  onProgress?: DraftProgress,
) => Promise<DraftCounts>) => {
  const services = useServices();
  return async (drafts, onProgress) => {
    const counts = await deleteDrafts(drafts, getOptions(services, onProgress));
    refresh(services);
    return counts;
  };
};
