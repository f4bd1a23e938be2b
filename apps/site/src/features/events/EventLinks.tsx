import { useLanguage } from '@gschool/app/i18n';
import { getPageContent } from '@gschool/app/routes';
import { formatDateTime } from '@gschool/domain';

import { paths } from '../../config/paths';
import type { EventListContent } from '../../shared/eventContents';

/**
 * Links to the upcoming events that the prerendered document contains, for readers and search
 * engines without scripts. With scripts, the page renders the events.
 */
export function EventLinks() {
  const locale = useLanguage();
  const events = getPageContent<EventListContent>(paths.events);
  if (!events) return null;
  return (
    <noscript>
      <ul>
        {events.map(({ id, title, startsAt }) => (
          <li key={id}>
            <a href={paths.event(id)}>{title}</a>,{' '}
            <span>{`${formatDateTime(startsAt, { zone: 'UTC', locale })} UTC`}</span>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
