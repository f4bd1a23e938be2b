import { levels } from '@gschool/domain';

import { useT } from '../../../../i18n/useT';
import { levelLabel } from '../../../../shared/content/choiceLabels';
import { ChoiceField } from '../fields/ChoiceField';
import { EntryChoiceField } from '../fields/EntryChoiceField';
import { LengthField } from '../fields/LengthField';
import { PictureField } from '../fields/PictureField';
import { TextsField } from '../fields/TextsField';
import { VideoField } from '../fields/VideoField';
import { Section } from '../form/Section';
import { ClassDetails } from './lazyClassDetails';

/** The sections of a class, in the order in which an owner fills them in. */
export function ClassForm() {
  const t = useT();
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
      <ClassDetails />
    </>
  );
}
