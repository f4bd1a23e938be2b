import { AppError } from '@gschool/domain';
import type { ProfileRepository } from '../backend';
import { isLeaving } from './leaving';

/**
 * Profiles, of which none is made for a member whose deletion was broken off after the
 * old one had gone: signing in would heal them against their will. They are told that
 * there is no profile, and choose on the account page whether to go or to stay.
 */
export const unlessLeaving = (profiles: ProfileRepository): ProfileRepository => ({
  read: (uid) => profiles.read(uid),
  update: (uid, changes) => profiles.update(uid, changes),
  create: (profile) =>
    isLeaving(profile.uid)
      ? Promise.reject(new AppError({ kind: 'notFound', what: 'profile' }))
      : profiles.create(profile),
});
