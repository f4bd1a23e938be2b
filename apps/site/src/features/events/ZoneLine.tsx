import { useLanguage } from '@gschool/app/i18n';
import { systemTimezone } from '@gschool/data';
import { formatZone, isTimezone, formatZoneLabel, listZones, toCurrentZone } from '@gschool/domain';
import { Button, Icon, icons, Link, Select, Text, getPressedKey } from '@gschool/ui';
import { useEffect, useMemo, useRef, useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import type { TimeZoneChoice } from './useTimeZone';
import * as styles from './Events.css';

const getZones = (chosen: string): readonly string[] => [
  ...new Set([chosen, toCurrentZone(systemTimezone()), ...listZones().map(({ zone }) => zone)]),
];

/** Shows the time zone of the page, with a control to change it. */
export function ZoneLine({ choice, now }: { choice: TimeZoneChoice; now: number }) {
  const t = useT();
  const locale = useLanguage();
  const { zone, isFromProfile, setZone } = choice;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const options = useMemo(
    () =>
      isOpen
        ? getZones(zone).map((value) => ({
            value,
            label: isTimezone(value) ? formatZoneLabel(value, locale) : value,
          }))
        : [],
    [isOpen, zone, locale],
  );

  return (
    <div className={styles.zone}>
      <Icon icon={icons.globe} size="small" />
      <Text as="span" size="sm" tone="muted" role="status">
        {t('events.zone', { zone: formatZone(now, { zone, locale }) })}
      </Text>
      {isFromProfile ? (
        <Link href={paths.profileTab('personal-info')} isStandalone className={styles.zoneChange}>
          {t('events.zoneProfile')}
        </Link>
      ) : (
        <Button
          ref={button}
          variant="plain"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('events.zoneChange')}
        </Button>
      )}
      {isOpen && !isFromProfile ? (
        <Select
          name="timezone"
          label={t('events.zoneLabel')}
          hint={t('events.zoneHint')}
          className={styles.zoneSelect}
          value={zone}
          options={options}
          ref={field}
          onChange={(event) => setZone(event.target.value)}
          onKeyDown={(event) => {
            if (getPressedKey(event) !== 'Escape') return;
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
