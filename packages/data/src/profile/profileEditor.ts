import type { EditOutcome, ProfileEdits } from '@gschool/domain';

/** Edits of the own profile that lose nothing of what was written elsewhere meanwhile. */
export interface ProfileEditor {
  /**
   * Merges `mine`, which began as `base`, into the stored profile in one step that nobody
   * can come between; `notFound` when no profile exists, `conflict` when others never stop writing.
   */
  save(uid: string, base: ProfileEdits, mine: ProfileEdits): Promise<EditOutcome>;
}
