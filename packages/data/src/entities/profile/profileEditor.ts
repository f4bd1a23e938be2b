import type { EditOutcome, ProfileEdits } from '@gschool/domain';

/** Saves profile edits without overwriting changes from other tabs or devices. */
export interface ProfileEditor {
  /**
   * Merges `mine` into the stored profile atomically. `base` contains the values before the member
   * edited them. Throws `notFound` when no profile exists, `conflict` when other writers keep
   * changing it.
   */
  save(uid: string, base: ProfileEdits, mine: ProfileEdits): Promise<EditOutcome>;
}
