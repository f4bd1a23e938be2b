import { systemTimezone, useServerClock, useVisitTime } from '@gschool/data';
import { useEventsBetween } from '@gschool/data/queries';
import { formatTimeRange } from '@gschool/domain';
import { Card, Heading, Link, Stack, Text, useUi } from '@gschool/ui';

import { getSiteUrl } from '../../config/env';
import { useT } from '../../i18n/useT';
import { LoadingLines } from '../../shared/LoadingLines';
import { addDays, toLocalDate, toStartOfDay } from '../../shared/localDays';
import { LoadError } from '../../shared/QueryResult';

/** The events of today, in the time zone of the machine. */
export function TodaysEvents() {
  const t = useT();
  const { locale } = useUi();
  const zone = systemTimezone();
  const clock = useServerClock();
  const today = toLocalDate(useVisitTime({ zone, isLive: true }, clock.now), zone);
  const toIso = (date: string) => new Date(toStartOfDay(date, zone)).toISOString();
  const events = useEventsBetween(toIso(today), toIso(addDays(today, 1)));
  const siteUrl = getSiteUrl();
  if (events.data === undefined && !events.error)
    return <LoadingLines label={t('overview.loading')} lines={2} />;
  return (
    <Card as="section" space="4" aria-labelledby="events">
      <Heading level={2} size="large" id="events">
        {t('overview.events')}
      </Heading>
      {events.data === undefined && events.error && (
        <LoadError query={events} error={events.error} size="panel" level={3} />
      )}
      {events.data?.length === 0 && <Text tone="muted">{t('overview.noEvents')}</Text>}
      {events.data?.map((event) => (
        <Stack key={event.id} space="0">
          {siteUrl === undefined ? (
            <Text weight="semibold">
              <bdi>{event.title}</bdi>
            </Text>
          ) : (
            <Link href={`${siteUrl}/events/${event.id}`}>
              <bdi>{event.title}</bdi>
            </Link>
          )}
          <Text size="sm" tone="muted" isNumeric>
            {formatTimeRange(event.startsAt, event.durationMinutes, { locale, zone })}
          </Text>
        </Stack>
      ))}
    </Card>
  );
}
