import { systemTimezone } from '@gschool/data';
import { formatLongDate, formatTimeRange, formatZoneLabel } from '@gschool/domain';
import { FactList, Stack, Text, useUi } from '@gschool/ui';

import { useT } from '../../../../i18n/useT';
import { useEntryField } from '../form/EntryFormContext';

/** Where many members are; besides the zone of the machine, and the one that was typed in. */
const places = ['America/New_York', 'Europe/London', 'Asia/Dubai', 'Australia/Sydney'];

/** When an event begins for members: each member sees it in her own time zone. */
export function EventTimes({ zone }: { zone: string }) {
  const t = useT();
  const { locale } = useUi();
  const { value: startsAt } = useEntryField<string>('startsAt');
  const { value: minutes } = useEntryField<number>('durationMinutes');
  if (typeof startsAt !== 'string' || Number.isNaN(Date.parse(startsAt))) return null;
  const zones = [...new Set([zone, systemTimezone(), ...places])];
  return (
    <Stack space="3">
      <Text size="sm" weight="semibold">
        {t('event.times')}
      </Text>
      <FactList
        facts={zones.map((one) => ({
          term: formatZoneLabel(one, locale),
          value: formatLongDate(startsAt, { zone: one, locale }),
          hint: formatTimeRange(startsAt, typeof minutes === 'number' ? minutes : 0, {
            zone: one,
            locale,
          }),
        }))}
      />
    </Stack>
  );
}
