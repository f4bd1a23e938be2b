import type { SignedInState } from '@gschool/data';
import { Text } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { CompletenessCard } from './CompletenessCard';
import { PersonalInfoForm } from './PersonalInfoForm';
import * as styles from './PersonalInfo.css';

/** The completeness card and the form (docs/product/profile.md#profile-completeness). */
export function PersonalInfoTab({ session }: { session: SignedInState }) {
  const t = useT();
  const { profile } = session;
  if (!profile) return <Text tone="muted">{t('profile.noProfile')}</Text>;
  return (
    <div className={styles.columns}>
      <CompletenessCard profile={profile} />
      <PersonalInfoForm key={profile.uid} session={session} profile={profile} />
    </div>
  );
}
