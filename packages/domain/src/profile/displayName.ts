interface Named {
  displayName?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email?: string | null | undefined;
}

const clean = (text: string | null | undefined): string => text?.trim() ?? '';

/**
 * The name a member is shown by: display name; first plus last name; the part
 * of the e-mail address before @; then `User` (spec, section 9).
 */
export const getDisplayName = (profile: Named | null | undefined): string =>
  clean(profile?.displayName) ||
  clean(`${clean(profile?.firstName)} ${clean(profile?.lastName)}`) ||
  clean(clean(profile?.email).split('@')[0]) ||
  'User';
