import { readLocalTime } from '@gschool/intl';
import { useState } from 'react';

import { formatDateText } from '../../forms/DateField/dateText';
import { useUi } from '../../providers/UiProvider/UiProvider';
import {
  changeTextsLocale,
  formatTimeText,
  getTexts,
  isComplete,
  readTexts,
  type FieldTexts,
} from './fieldTexts';

interface DateTimeStateOptions {
  value: string;
  zone: string;
  onChange: (value: string) => void;
  onZoneChange?: ((zone: string) => void) | undefined;
}

interface Draft extends FieldTexts {
  /** The value and the zone that the texts are about. */
  value: string;
  zone: string;
  locale: string;
  /** The time that was typed and that clocks skip. */
  skipped?: string | undefined;
}

const isSameInstant = (one: string, other: string): boolean =>
  one === other || Date.parse(one) === Date.parse(other);

/** The texts of a field for a date and time. They become the value as soon as they are complete. */
export function useDateTimeState({ value, zone, onChange, onZoneChange }: DateTimeStateOptions) {
  const { locale } = useUi();
  const [draft, setDraft] = useState<Draft>(() => ({
    value,
    zone,
    locale,
    ...getTexts(value, zone, locale),
  }));
  const [isFocusWithin, setFocusWithin] = useState(false);
  // The app has another value, for example because someone else changed it.
  const isForeign = !isSameInstant(draft.value, value) || draft.zone !== zone;
  if (isForeign) setDraft({ value, zone, locale, ...getTexts(value, zone, locale) });
  // In the new language, the same numbers may be another day.
  else if (draft.locale !== locale)
    setDraft({ ...draft, locale, ...changeTextsLocale(draft, draft.locale, locale) });

  const moment = readTexts(draft, zone, locale);
  const { local } = moment;

  const send = (next: string, texts: FieldTexts, skipped?: string) => {
    setDraft({ value: next, zone, locale, ...texts, skipped });
    if (next !== value) onChange(next);
  };
  /** Reads the texts, and changes the value if they say one. */
  const read = (texts: FieldTexts) => {
    if (texts.date.trim() === '' && texts.time.trim() === '') return send('', texts);
    const typed = readTexts(texts, zone, locale);
    if (!typed.local) return setDraft({ ...draft, ...texts, skipped: undefined });
    const { at, repeatedAt, isSkipped } = typed.local;
    // The texts have no seconds, and don't say which of two times is meant.
    const isSame =
      Math.floor(at / 60_000) === Math.floor(Date.parse(value) / 60_000) ||
      (repeatedAt !== undefined && repeatedAt === Date.parse(value));
    send(isSame ? value : new Date(at).toISOString(), texts, isSkipped ? typed.time : undefined);
  };
  return {
    draft,
    moment,
    locale,
    isFocusWithin,
    /** The second of two times is meant. */
    isSecond: local?.repeatedAt !== undefined && local.repeatedAt === Date.parse(value),
    type: (change: Partial<FieldTexts>) => {
      const texts = { date: draft.date, time: draft.time, ...change };
      const isEmpty = texts.date.trim() === '' && texts.time.trim() === '';
      if (isEmpty || isComplete(texts)) read(texts);
      else setDraft({ ...draft, ...texts, skipped: undefined });
    },
    chooseDay: (day: string) => read({ ...draft, date: formatDateText(day, locale) }),
    chooseInstant: (at: number) => send(new Date(at).toISOString(), draft),
    changeZone: (next: string) => {
      onZoneChange?.(next);
      // The clock stays the same, and the instant changes.
      const { day, time } = moment;
      const at = day && time ? readLocalTime(`${day}T${time}`, next)?.at : undefined;
      if (at !== undefined) onChange(new Date(at).toISOString());
    },
    focus: () => setFocusWithin(true),
    /** Focus has left the field: the texts get the form of the locale. */
    leave: () => {
      setFocusWithin(false);
      // The note about a skipped time stays until the texts change.
      if (draft.skipped !== undefined && !local?.isSkipped) return;
      read(draft);
      if (!local) return;
      const next = local.isSkipped ? new Date(local.at).toISOString() : undefined;
      setDraft((last) => ({
        ...last,
        ...(next === undefined
          ? {
              date: formatDateText(moment.day!, locale),
              time: formatTimeText(moment.time!, locale),
            }
          : { ...getTexts(next, zone, locale), skipped: last.skipped ?? moment.time }),
      }));
    },
  };
}
