import { useLanguage } from '@gschool/app/i18n';
import { useMemo } from 'react';

import type { EventContent } from '../../shared/eventContents';
import { EventDetails } from './EventDetails';
import { ZoneLine } from './ZoneLine';

const utc = { zone: 'UTC', isFromProfile: false, setZone: () => undefined };

/**
 * The event that the document was built with, until the current one and the time zone are known. It
 * has its times in UTC, and nothing that depends on the time of the visit.
 */
export function EventOfDocument({ content: { event, builtAt } }: { content: EventContent }) {
  const locale = useLanguage();
  const reader = useMemo(() => ({ zone: utc.zone, locale }), [locale]);
  const clock = useMemo(() => ({ now: () => builtAt }), [builtAt]);
  return (
    <>
      <ZoneLine choice={utc} now={Date.parse(event.startsAt)} />
      <EventDetails event={event} reader={reader} clock={clock} now={builtAt} isCurrent={false} />
    </>
  );
}
