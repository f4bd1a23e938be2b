import '../../../../i18n/en/eventForm.messages.json';

import { systemTimezone } from '@gschool/data';
import { useState } from 'react';

import { useT } from '../../../../i18n/useT';
import { EntryChoiceField } from '../fields/EntryChoiceField';
import { EventCalendar } from '../fields/EventCalendar';
import { EventTimes } from '../fields/EventTimes';
import { InstantField } from '../fields/InstantField';
import { MinutesField } from '../fields/MinutesField';
import { PictureField } from '../fields/PictureField';
import { PlainField } from '../fields/PlainField';
import { TextsField } from '../fields/TextsField';
import { Section } from '../form/Section';

/** The sections of a live event. */
export function EventForm() {
  const t = useT();
  const [zone, setZone] = useState(systemTimezone);
  return (
    <>
      <Section id="texts" title={t('section.texts')}>
        <TextsField name="title" label={t('entryField.title')} isRequired />
        <TextsField
          name="description"
          label={t('entryField.description')}
          isMultiline
          characterLimit={5000}
        />
        <EntryChoiceField name="instructor" from="instructors" label={t('entryField.instructor')} />
      </Section>
      <Section id="time" title={t('section.time')}>
        <InstantField
          name="startsAt"
          label={t('entryField.startsAt')}
          isRequired
          onZoneChange={setZone}
        />
        <MinutesField
          name="durationMinutes"
          label={t('entryField.duration')}
          unit={t('unit.minutes')}
          isRequired
        />
        <EventTimes zone={zone} />
        <EventCalendar zone={zone} />
      </Section>
      <Section id="media" title={t('section.picture')}>
        <PictureField name="poster" label={t('entryField.poster')} kind="event" isRequired />
      </Section>
      <Section id="room" title={t('section.room')}>
        <PlainField
          name="joinUrl"
          type="url"
          label={t('entryField.room')}
          hint={t('hint.room')}
          isOptional
        />
        <EntryChoiceField
          name="replay"
          from="videos"
          label={t('entryField.replay')}
          hint={t('hint.replay')}
        />
      </Section>
    </>
  );
}
