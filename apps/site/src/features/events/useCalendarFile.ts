import { saveFile } from '@gschool/app';
import { useLanguage } from '@gschool/app/i18n';
import { useServerClock } from '@gschool/data';
import type { LiveEvent } from '@gschool/domain';
import { useToasts } from '@gschool/ui';
import { useState } from 'react';

import { origin, productName, settings } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/** Based on the project id, which does not change if the school moves to another domain. */
const uidDomain = settings.ok ? `events.${settings.values.firebase.projectId}` : 'events';

/** Saves events as a calendar file. The code that writes it is loaded on first use. */
export function useCalendarFile(): {
  save: (events: readonly LiveEvent[], fileName: string) => void;
  isSaving: boolean;
} {
  const t = useT();
  const language = useLanguage();
  const clock = useServerClock();
  const toasts = useToasts();
  const [isSaving, setIsSaving] = useState(false);

  async function save(events: readonly LiveEvent[], fileName: string) {
    setIsSaving(true);
    try {
      const { createCalendarFile } = await import('./calendarFile');
      const text = createCalendarFile(events, {
        name: t('calendar.name', { name: productName }),
        now: clock.now(),
        uidDomain,
        getEventUrl: (id) => new URL(paths.event(id), origin ?? window.location.origin).href,
        reminder: t('calendar.reminder'),
        language,
      });
      saveFile(`${fileName}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
      toasts.show({
        id: 'calendar',
        variant: 'success',
        title: t('calendar.saved', { file: `${fileName}.ics` }),
        message: t('calendar.savedHint'),
      });
    } catch {
      toasts.show({
        id: 'calendar',
        variant: 'danger',
        title: t('calendar.failed'),
        message: t('calendar.failedHint'),
      });
    } finally {
      setIsSaving(false);
    }
  }

  return { save: (events, fileName) => void save(events, fileName), isSaving };
}
