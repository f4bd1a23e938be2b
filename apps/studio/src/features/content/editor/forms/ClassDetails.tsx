import { collections, cyclicalPhases } from '@gschool/domain';

import { useT } from '../../../../i18n/useT';
import { collectionLabel, phaseLabel } from '../../../../shared/content/choiceLabels';
import { CaptionsField } from '../fields/CaptionsField';
import { ChaptersField } from '../fields/ChaptersField';
import { ChecksField } from '../fields/ChecksField';
import { FlagField } from '../fields/FlagField';
import { InstantField } from '../fields/InstantField';
import { TagsField } from '../fields/TagsField';
import { useEntryForm } from '../form/EntryFormContext';
import { Section } from '../form/Section';

/** The sections of a class after its texts and its video. */
export function ClassDetails() {
  const t = useT();
  const { known } = useEntryForm();
  return (
    <>
      <Section id="chapters" title={t('section.chapters')} description={t('hint.chapters')}>
        <ChaptersField />
      </Section>
      <Section id="captions" title={t('captions.title')} description={t('hint.captions')}>
        <CaptionsField />
      </Section>
      <Section id="filters" title={t('section.filters')} description={t('hint.filters')}>
        <TagsField
          name="equipment"
          label={t('entryField.equipment')}
          hint={t('hint.tags')}
          suggestions={known.tags.equipment}
        />
        <TagsField
          name="focus"
          label={t('entryField.focus')}
          hint={t('hint.tags')}
          suggestions={known.tags.focus}
        />
        <ChecksField
          name="phases"
          label={t('entryField.phases')}
          options={cyclicalPhases.map((value) => ({ value, label: phaseLabel(value, t) }))}
        />
        <ChecksField
          name="collections"
          label={t('entryField.collections')}
          options={collections.map((value) => ({ value, label: collectionLabel(value, t) }))}
        />
      </Section>
      <Section id="access" title={t('section.access')}>
        <FlagField name="public" label={t('entryField.public')} hint={t('hint.public')} />
        <InstantField
          name="releasedAt"
          label={t('entryField.releasedAt')}
          hint={t('hint.releasedAt')}
          isRequired
        />
      </Section>
    </>
  );
}
