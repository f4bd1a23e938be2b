import { useT } from '../../../../i18n/useT';
import { PictureField } from '../fields/PictureField';
import { TextsField } from '../fields/TextsField';
import { Section } from '../form/Section';

/** The sections of an instructor. */
export function PersonForm() {
  const t = useT();
  return (
    <>
      <Section id="texts" title={t('section.texts')}>
        <TextsField name="name" label={t('entryField.name')} isRequired />
        <TextsField name="bio" label={t('entryField.bio')} isMultiline characterLimit={5000} />
      </Section>
      <Section id="media" title={t('section.picture')}>
        <PictureField name="portrait" label={t('entryField.portrait')} kind="portrait" />
      </Section>
    </>
  );
}
