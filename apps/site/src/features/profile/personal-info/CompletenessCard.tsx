import { computeCompleteness, getCompletenessGains, type UserProfile } from '@gschool/domain';
import { Button, Card, Heading, Link, ProgressRing, Stack, Text } from '@gschool/ui';
import { useState } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { controlId, fieldLabel } from './fieldLabels';
import * as css from './PersonalInfo.css';

/** So many say where to begin; more would push the form off a phone. */
const FIRST = 5;

/** How much of the profile is filled in, and links to what is missing, heaviest first (spec, section 5). */
export function CompletenessCard({ profile }: { profile: UserProfile }) {
  const t = useT();
  const percent = computeCompleteness(profile);
  const gains = getCompletenessGains(profile);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? gains : gains.slice(0, FIRST);
  return (
    <Card as="section" className={css.meter} aria-labelledby="completeness">
      <Stack space="4">
        <div className={css.meterHead}>
          <ProgressRing value={percent} label={t('profile.completenessLabel')} />
          <Stack space="1">
            <Heading level={2} size="h3" id="completeness">
              {t('profile.completeness')}
            </Heading>
            <Text tone="soft">
              {gains.length > 0
                ? t('profile.missing', { count: gains.length })
                : t('profile.complete')}
            </Text>
          </Stack>
        </div>
        {gains.length > 0 ? (
          <ul className={css.missing}>
            {shown.map(({ field, gain }) => (
              <li key={field} className={css.gap}>
                <Link href={`${paths.profileTab('personal-info')}#${controlId(field)}`}>
                  {t(fieldLabel(field))}
                </Link>
                <Text as="span" size="sm" tone="soft" isNumeric>
                  {t('profile.gain', { gain })}
                </Text>
              </li>
            ))}
          </ul>
        ) : null}
        {shown.length < gains.length ? (
          <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
            {t('profile.showAll', { count: gains.length })}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
