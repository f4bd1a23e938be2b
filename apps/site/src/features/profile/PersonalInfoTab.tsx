import type { SignedInState } from '@gschool/data';
import { completeness, missingFields } from '@gschool/domain';
import { Card, Heading, ProgressRing, Stack, Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { fieldLabel } from './fieldLabels';
import { PersonalInfoForm } from './PersonalInfoForm';
import * as css from './Profile.css';

/** The completeness meter with what is missing, beside the details themselves (spec, section 5). */
export function PersonalInfoTab({ session }: { session: SignedInState }) {
  const t = useT();
  const { profile } = session;
  if (!profile) return <Text tone="soft">{t('profile.noProfile')}</Text>;
  const percent = completeness(profile);
  const missing = missingFields(profile);
  return (
    <div className={css.columns}>
      <PersonalInfoForm key={profile.uid} profile={profile} />
      <Card as="section" aria-labelledby="completeness">
        <Stack space="4">
          <Heading level={2} size="h3" id="completeness">
            {t('profile.completeness')}
          </Heading>
          <ProgressRing value={percent} label={t('profile.completenessLabel')} />
          {missing.length > 0 ? (
            <>
              <Text tone="soft">{t('profile.missing')}</Text>
              <ul className={css.missing}>
                {missing.slice(0, 5).map((field) => (
                  <li key={field}>{t(fieldLabel(field))}</li>
                ))}
              </ul>
            </>
          ) : (
            <Text tone="soft">{t('profile.complete')}</Text>
          )}
        </Stack>
      </Card>
    </div>
  );
}
