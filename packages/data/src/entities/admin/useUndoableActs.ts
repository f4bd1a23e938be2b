import type { Act } from '@gschool/admin/contract';
import { useSyncExternalStore } from 'react';

import { useServices } from '../../services/ServicesProvider';
import { getAdminActs } from './adminActs';

const NONE: readonly Act[] = [];

/** The acts of this page that can be undone, the last one last. */
export const useUndoableActs = (): readonly Act[] => {
  const { undoable } = getAdminActs(useServices());
  return useSyncExternalStore(undoable.subscribe, undoable.get, () => NONE);
};
