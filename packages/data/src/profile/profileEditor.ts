import type { EditOutcome, ProfileEdits } from '@gschool/domain';

/** Saves edits of the profile without overwriting changes of other tabs or devices. */
export interface ProfileEditor {
  /**
   * Merges `mine`, which started as `base`, into the stored profile atomically. Throws `notFound`
   * when no profile exists, `conflict` when other writers keep changing it.
   */
  save(uid: string, base: ProfileEdits, mine: ProfileEdits): Promise<EditOutcome>;
}
