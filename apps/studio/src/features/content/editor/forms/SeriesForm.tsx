import { useT } from '../../../../i18n/useT';
import { ClassesField } from '../fields/ClassesField';
import { PictureField } from '../fields/PictureField';
import { TextsField } from '../fields/TextsField';
import { Section } from '../form/Section';

/** The sections of a series. */
export function SeriesForm() {
  const t = useT();
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
      </Section>
      <Section id="classes" title={t('section.classes')} description={t('hint.classes')}>
        <ClassesField />
      </Section>
      <Section id="media" title={t('section.picture')}>
        <PictureField
          name="poster"
          label={t('entryField.poster')}
          hint={t('hint.seriesPoster')}
          kind="series"
        />
      </Section>
    </>
  );
}
