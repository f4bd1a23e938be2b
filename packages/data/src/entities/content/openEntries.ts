import type { DraftId } from '@gschool/admin/contract';
import type { PackList } from '@gschool/domain/content-pack';

import type { EntryQueue } from './entryQueue';

/** The save queues of a page: one for each entry that is open, or has something to save. */
export interface ContentQueues {
  /** The queue of an entry, until the returned function is called. Null for a visitor. */
  open(list: PackList, entryId: string): { queue: EntryQueue; close: () => void } | null;
  /** The queue of an entry that is open, or has something to save. */
  find(list: PackList, entryId: string): EntryQueue | null;
  /** Reads again what open entries show, for example after a publication. */
  refresh(): void;
  /** Sends the drafts that closed pages have left on this device. Never rejects. */
  sendLeft(): Promise<void>;
  /** Saves what waits in this page, without waiting for the timers. Never rejects. */
  save(): Promise<void>;
  /** The entries with changes that exist only in this page. */
  listUnsaved(): readonly DraftId[];
}
