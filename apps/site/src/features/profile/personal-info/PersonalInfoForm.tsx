import type { SignedInState } from '@gschool/data';
import type { UserProfile } from '@gschool/domain';
import { FormFrame } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { ContactFields } from './ContactFields';
import { FORM_ID } from './fieldLabels';
import { LeaveGuard } from './LeaveGuard';
import { NameFields } from './NameFields';
import { PhotoField } from './PhotoField';
import { PlaceFields } from './PlaceFields';
import { PreferenceFields } from './PreferenceFields';
import { ProfileNewsBoard } from './ProfileNewsBoard';
import { SaveBar } from './SaveBar';
import { useFieldInAddress } from './useFieldInAddress';
import { useProfileForm } from './useProfileForm';
import * as css from './PersonalInfo.css';

/** Everything of the profile that its owner may write; saved as a merge, field by field. */
export function PersonalInfoForm({
  session,
  profile,
}: {
  session: SignedInState;
  profile: UserProfile;
}) {
  const t = useT();
  const { form, frame, revision, news, isDirty, choose, discard, saveNow } =
    useProfileForm(profile);
  useFieldInAddress();

  return (
    <FormFrame id={FORM_ID} {...frame} label={t('profile.formLabel')} className={css.form}>
      <ProfileNewsBoard news={news} values={form.getValues} onChoose={choose} />
      <PhotoField form={form} profile={profile} revision={revision} onSaveNow={saveNow} />
      <NameFields form={form} />
      <ContactFields form={form} />
      <PlaceFields form={form} revision={revision} isZoneProposed={profile.timezone === ''} />
      <PreferenceFields form={form} hasCatalogue={session.isSubscribed} />
      <SaveBar isDirty={isDirty} isSaved={news.isSaved} onDiscard={discard} />
      <LeaveGuard isDirty={isDirty} />
    </FormFrame>
  );
}
