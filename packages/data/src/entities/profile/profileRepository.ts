import type { ProfileChanges, UserProfile } from '@gschool/domain';

/** The members' profiles. Every method throws only `AppError`. */
export interface ProfileRepository {
  /** Throws `notFound` when the profile does not exist. */
  read(uid: string): Promise<UserProfile>;
  create(profile: UserProfile): Promise<void>;
  /** Merges the changes; throws `notFound` when the profile does not exist. */
  update(uid: string, changes: ProfileChanges): Promise<void>;
}
