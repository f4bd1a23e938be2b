import type { SignedInState } from '@gschool/data';
import { Text } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { CompletenessCard } from './CompletenessCard';
import { PersonalInfoForm } from './PersonalInfoForm';
import * as css from './PersonalInfo.css';

/** The completeness meter with what is missing, beside the details themselves (spec, section 5). */
export function PersonalInfoTab({ session }: { session: SignedInState }) {
  const t = useT();
  const { profile } = session;
  if (!profile) return <Text tone="soft">{t('profile.noProfile')}</Text>;
  return (
    <div className={css.columns}>
      <CompletenessCard profile={profile} />
      <PersonalInfoForm key={profile.uid} session={session} profile={profile} />
    </div>
  );
}
