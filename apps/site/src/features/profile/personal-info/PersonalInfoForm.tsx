import { toViewer } from '@gschool/app/session';
import type { SignedInState } from '@gschool/data';
import { canOpen, type UserProfile } from '@gschool/domain';
import { FormFrame } from '@gschool/ui';
import { ConfirmDialog } from '@gschool/ui/overlays';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useT } from '../../../i18n/useT';
import { ContactFields } from './ContactFields';
import { FORM_ID } from './fieldLabels';
import { useLeaveGuard } from './useLeaveGuard';
import { NameFields } from './NameFields';
import { PhotoField } from './PhotoField';
import { LocationFields } from './LocationFields';
import { PreferenceFields } from './PreferenceFields';
import { FormStatusAlerts } from './FormStatusAlerts';
import { SaveBar } from './SaveBar';
import { useProfileForm } from './useProfileForm';
import * as styles from './PersonalInfo.css';

/** The fields of the profile that a member may edit. Saving merges them field by field. */
export function PersonalInfoForm({
  session,
  profile,
}: {
  session: SignedInState;
  profile: UserProfile;
}) {
  const t = useT();
  const { form, frame, revision, status, isDirty, resolveConflict, discard, saveField } =
    useProfileForm(profile);
  useFocusFieldFromHash();

  return (
    <FormFrame id={FORM_ID} {...frame} label={t('profile.formLabel')} className={styles.form}>
      <FormStatusAlerts status={status} values={form.getValues} onResolve={resolveConflict} />
      <PhotoField form={form} profile={profile} revision={revision} onSaveField={saveField} />
      <NameFields form={form} />
      <ContactFields form={form} />
      <LocationFields form={form} revision={revision} isZoneSuggested={profile.timezone === ''} />
      <PreferenceFields form={form} hasCatalogue={canOpen('videos', toViewer(session))} />
      <SaveBar isDirty={isDirty} isSaved={status.isSaved} onDiscard={discard} />
      <LeaveGuard isDirty={isDirty} />
    </FormFrame>
  );
}

const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, a[href]';

/** Moves focus to the field that the hash names (`#profile-phoneNumber`), at each navigation. */
function useFocusFieldFromHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash.startsWith(`#${FORM_ID}-`)) return;
    const target = document.getElementById(hash.slice(1));
    // The id may belong to a group; its first control gets focus.
    const field = target?.matches(FOCUSABLE)
      ? target
      : target?.querySelector<HTMLElement>(FOCUSABLE);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [hash, key]);
}

/** Asks before unsaved edits are lost by a link, by Back, by signing out, or by closing the tab. */
function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useT();
  const { isConfirming, cancel, leave } = useLeaveGuard(isDirty);
  return (
    <ConfirmDialog
      isOpen={isConfirming}
      onOpenChange={(isOpen) => {
        if (!isOpen) cancel();
      }}
      onConfirm={leave}
      variant="danger"
      title={t('profile.leaveTitle')}
      description={t('profile.leaveText')}
      confirmLabel={t('profile.leave')}
      cancelLabel={t('profile.stay')}
    />
  );
}
