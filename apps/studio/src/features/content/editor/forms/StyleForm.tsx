import { useT } from '../../../../i18n/useT';
import { TextsField } from '../fields/TextsField';
import { Section } from '../form/Section';

/** The only section of a style. */
export function StyleForm() {
  const t = useT();
  return (
    <Section id="texts" title={t('section.texts')}>
      <TextsField name="name" label={t('entryField.name')} isRequired />
    </Section>
  );
}
