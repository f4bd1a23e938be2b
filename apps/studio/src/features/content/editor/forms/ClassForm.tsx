import { collections, cyclicalPhases, levels } from '@gschool/domain';

import { useT } from '../../../../i18n/useT';
import { collectionLabel, levelLabel, phaseLabel } from '../../../../shared/content/choiceLabels';
import { CaptionsField } from '../fields/CaptionsField';
import { ChaptersField } from '../fields/ChaptersField';
import { ChecksField } from '../fields/ChecksField';
import { ChoiceField } from '../fields/ChoiceField';
import { EntryChoiceField } from '../fields/EntryChoiceField';
import { FlagField } from '../fields/FlagField';
import { InstantField } from '../fields/InstantField';
import { LengthField } from '../fields/LengthField';
import { PictureField } from '../fields/PictureField';
import { TagsField } from '../fields/TagsField';
import { TextsField } from '../fields/TextsField';
import { VideoField } from '../fields/VideoField';
import { useEntryForm } from '../form/EntryFormContext';
import { Section } from '../form/Section';

/** The sections of a class, in the order in which an owner fills them in. */
export function ClassForm() {
  const t = useT();
  const { known } = useEntryForm();
  return (
    <>
      <Section id="texts" title={t('section.texts')}>
        <TextsField name="title" label={t('entryField.title')} isRequired />
        <TextsField
          name="description"
          label={t('entryField.description')}
          hint={t('hint.description')}
          isMultiline
          characterLimit={5000}
        />
        <EntryChoiceField name="instructor" from="instructors" label={t('entryField.instructor')} />
        <ChoiceField
          name="level"
          label={t('entryField.level')}
          placeholder={t('choice.level')}
          isRequired
          options={levels.map((value) => ({ value, label: levelLabel(value, t) }))}
        />
        <EntryChoiceField name="style" from="styles" label={t('entryField.style')} isRequired />
      </Section>
      <Section id="media" title={t('section.videoAndPicture')}>
        <VideoField />
        <LengthField />
        <PictureField name="poster" label={t('entryField.poster')} kind="figure" isRequired />
      </Section>
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
