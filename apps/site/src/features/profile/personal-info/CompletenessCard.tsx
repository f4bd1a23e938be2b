import { computeCompleteness, getCompletenessGains, type UserProfile } from '@gschool/domain';
import { Button, Card, Heading, Link, ProgressRing, Stack, Text } from '@gschool/ui';
import { useState } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { controlId, fieldLabel } from './fieldLabels';
import * as styles from './PersonalInfo.css';

/** How many fields are shown at first. More would push the form off a phone's screen. */
const INITIAL_COUNT = 5;

/**
 * Shows how complete the profile is, and links to the missing fields, the heaviest first
 * (docs/product/profile.md#profile-completeness).
 */
export function CompletenessCard({ profile }: { profile: UserProfile }) {
  const t = useT();
  const percent = computeCompleteness(profile);
  const gains = getCompletenessGains(profile);
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = isExpanded ? gains : gains.slice(0, INITIAL_COUNT);
  return (
    <Card as="section" className={styles.completeness} aria-labelledby="completeness">
      <Stack space="4">
        <div className={styles.completenessHeader}>
          <ProgressRing value={percent} label={t('profile.completenessLabel')} />
          <Stack space="1">
            <Heading level={2} size="h3" id="completeness">
              {t('profile.completeness')}
            </Heading>
            <Text tone="muted">
              {gains.length > 0
                ? t('profile.missing', { count: gains.length })
                : t('profile.complete')}
            </Text>
          </Stack>
        </div>
        {gains.length > 0 ? (
          <ul className={styles.missingFields}>
            {shown.map(({ field, gain }) => (
              <li key={field} className={styles.missingField}>
                <Link href={`${paths.profileTab('personal-info')}#${controlId(field)}`}>
                  {t(fieldLabel(field))}
                </Link>
                <Text as="span" size="sm" tone="muted" isNumeric>
                  {t('profile.gain', { gain })}
                </Text>
              </li>
            ))}
          </ul>
        ) : null}
        {shown.length < gains.length ? (
          <Button variant="quiet" size="small" onClick={() => setIsExpanded(true)}>
            {t('profile.showAll', { count: gains.length })}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
