import { getLocale, useLanguage } from '@gschool/app/i18n';
import type { Overview } from '@gschool/admin/contract';
import { formatDay } from '@gschool/domain';
import { Card, Heading, LineChart, Link, Stack, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/** The days are days in UTC, so they are formatted in UTC. */
const ZONE = 'UTC';

/** The number of members with access, by day. */
export function ActiveMembers({ days }: { days: Overview['activeMembers'] }) {
  const t = useT();
  const { locale } = useUi();
  const numbers = getLocale(useLanguage());
  const format = (day: string) => formatDay(`${day}T00:00:00Z`, { locale, zone: ZONE });
  const first = days[0];
  const last = days.at(-1);
  const change = (last?.count ?? 0) - (first?.count ?? 0);
  return (
    <Card as="section" space="4" aria-labelledby="active-members">
      <Stack space="1">
        <Heading level={2} size="large" id="active-members">
          {t('overview.members')}
        </Heading>
        <Text size="xl" weight="bold" isNumeric>
          {(last?.count ?? 0).toLocaleString(numbers)}
        </Text>
        {first && days.length > 1 && (
          <Text size="sm" tone="muted">
            {t('overview.membersChange', {
              change: change.toLocaleString(numbers, { signDisplay: 'exceptZero' }),
              date: format(first.day),
            })}
          </Text>
        )}
      </Stack>
      {days.length > 1 ? (
        <LineChart
          label={t('overview.membersChart')}
          pointsLabel={t('overview.membersDay')}
          valuesLabel={t('overview.membersCount')}
          tableLabel={t('overview.membersTable')}
          points={days.map(({ day, count }) => ({ label: format(day), value: count }))}
        />
      ) : (
        <Text size="sm" tone="muted">
          {t('overview.noCounts')}
        </Text>
      )}
      <Link href={`${paths.members}?access=open`}>{t('overview.allMembers')}</Link>
    </Card>
  );
}
