import { isBlank } from '../validation/removeInvisible';

interface Named {
  displayName?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email?: string | null | undefined;
}

const clean = (text: string | null | undefined): string =>
  isBlank(text ?? '') ? '' : (text?.trim() ?? '');

/** The name that is shown for a member (docs/product/profile.md#display-name). */
export const getDisplayName = (profile: Named | null | undefined): string =>
  clean(profile?.displayName) ||
  clean(`${clean(profile?.firstName)} ${clean(profile?.lastName)}`) ||
  clean(clean(profile?.email).split('@')[0]) ||
  'User';
