import type { Act } from '@gschool/admin/contract';
import type { Store } from '@gschool/state';

import type { ActIds } from './actIds';
import type { ActList } from './actList';

/** The acts of this page. */
export interface AdminActs {
  ids: ActIds;
  /** The acts of this page that can be undone, the last one last. */
  undoable: Store<readonly Act[]>;
  /** The list of acts that is being sent, or that was not sent completely. */
  list: Store<ActList | null>;
}
