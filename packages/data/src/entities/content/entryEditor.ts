import type { DraftEditor, Release, Source } from '@gschool/admin/contract';
import type { AppError } from '@gschool/domain';
import type { SourceEntry } from '@gschool/domain/content-pack';

/** How far the last change has come (docs/product/drafts.md#saving-drafts). */
export interface SaveState {
  /**
   * - `saved`: the server has everything that was typed.
   * - `waiting`: the change is saved 1.5 seconds after the last key.
   * - `saving`: the change was sent.
   * - `offline`: the change waits on this device, and is sent when the server can be reached.
   * - `failed`: the server refused it (`error`), or this device can't store what waits. The text stays
   *   in the editor. The next change and `saveNow` try again.
   */
  state: 'saved' | 'waiting' | 'saving' | 'offline' | 'failed';
  error: AppError | null;
  /** The time of the last save on this page: an ISO time in UTC. Null before the first. */
  savedAt: string | null;
}

/** A field that someone else changed while the entry was open. */
export interface ReceivedField {
  path: string;
  /** The name of the editor, or their uid if the name is unknown. */
  by: string;
}

/** A field that two editors changed to different values. The server has `theirs` until it is chosen. */
export interface FieldConflict extends ReceivedField {
  /** The value before both changes. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** What an editor shows of one entry. */
export interface EntryState {
  /** `missing`: neither published nor drafted. Changing it creates the draft. */
  status: 'loading' | 'missing' | 'ready' | 'failed';
  /** Why it could not be read. */
  error: AppError | null;
  /** The published entry; null if it is not published, or not known yet while offline. */
  live: Source | null;
  /** The live release; null for a school without releases. */
  liveRelease: Release | null;
  /** The entry with all changes. Null: the draft deletes it, or there is none. */
  entry: SourceEntry | null;
  /** The translations that the draft confirms. */
  confirmed: readonly string[];
  /** The place of the entry in its list; see `DraftContent`. */
  after?: string | null | undefined;
  /** Whether the entry differs from the published one. */
  isDraft: boolean;
  save: SaveState;
  /** The fields that someone else changed while this editor was open. They are in `entry`. */
  received: readonly ReceivedField[];
  conflicts: readonly FieldConflict[];
  /** Others who have the entry open. */
  editors: readonly DraftEditor[];
}

export interface EntryActions {
  /** Replaces the entry, and starts the timer of 1.5 seconds. Null deletes it when published. */
  change(next: SourceEntry | null): void;
  /** Sets the place of the entry in its list: behind this entry; null for the first place. */
  move(after: string | null): void;
  /** Confirms a translation (`ar/title`) whose original has changed. */
  confirm(address: string): void;
  /** Saves without waiting. Never rejects: `save` says what came of it. */
  saveNow(): Promise<void>;
  /**
   * Goes back to the published entry and deletes the draft. Fields that someone else has changed
   * since stay. Changing the entry again undoes it. Never rejects.
   */
  discard(): Promise<void>;
  /** Answers the question of a conflict. */
  resolve(path: string, choice: 'mine' | 'theirs'): void;
  /** Removes a field, and everything in it, from `received`. */
  dismissReceived(path: string): void;
  /** Reads the entry again, for example after it could not be read. */
  refetch(): void;
}

/** One entry that is being edited. All components of a page that edit it share one state. */
export interface EntryEditor extends EntryState, EntryActions {
  /** The entry with the newest key, which a part of the page may not show yet. */
  getEntry(): SourceEntry | null;
}
