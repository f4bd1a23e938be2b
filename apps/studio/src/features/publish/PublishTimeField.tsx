import '../../i18n/en/publish.messages.json';

import { systemTimezone } from '@gschool/data';
import { formatZoneLabel, listZones } from '@gschool/domain';
import { useUi } from '@gschool/ui';
import { DateTimeField } from '@gschool/ui/editor';
import { useMemo, useState } from 'react';

import { useT } from '../../i18n/useT';

interface PublishTimeFieldProps {
  /** An ISO time in UTC; '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/** When a release is published: a date and a time in a zone, at first the one of the machine. */
export function PublishTimeField({ value, onChange }: PublishTimeFieldProps) {
  const t = useT();
  const { locale } = useUi();
  const [zone, setZone] = useState(systemTimezone);
  const zones = useMemo(
    () => listZones().map((one) => ({ value: one.zone, label: formatZoneLabel(one.zone, locale) })),
    [locale],
  );
  return (
    <DateTimeField
      name="publishAt"
      label={t('publish.at')}
      value={value}
      onChange={onChange}
      zone={zone}
      zones={zones}
      onZoneChange={setZone}
      isRequired
    />
  );
}
