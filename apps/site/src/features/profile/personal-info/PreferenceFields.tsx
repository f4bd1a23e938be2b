import { LanguageSwitch } from '@gschool/app/i18n';
import { useCatalogue } from '@gschool/data/queries';
import { Select, Switch } from '@gschool/ui';
import { themeLabel, themeNames } from '@gschool/themes';
import type { UseFormReturn } from 'react-hook-form';

import { useT } from '../../../i18n/useT';
import { ContentPreferencesField, type Topic } from './ContentPreferencesField';
import { FormSection } from './FormSection';
import type { ProfileFormValues } from './formValues';
import * as styles from './PersonalInfo.css';

const noTopics: readonly Topic[] = [];
const themes = themeNames.map((value) => ({ value, label: themeLabel(value) }));

/** Content preferences, language, theme and notifications. */
export function PreferenceFields({
  form,
  hasCatalogue,
}: {
  form: UseFormReturn<ProfileFormValues>;
  /** The member may read the catalog, so its styles are offered as topics. */
  hasCatalogue: boolean;
}) {
  const t = useT();
  const { register } = form;
  return (
    <>
      <FormSection title={t('profile.training')} hint={t('profile.trainingHint')}>
        {hasCatalogue ? (
          <CatalogueContentPreferences form={form} />
        ) : (
          <ContentPreferencesField form={form} topics={[]} />
        )}
      </FormSection>
      <FormSection title={t('profile.language')} hint={t('profile.languageHint')}>
        <LanguageSwitch />
      </FormSection>
      <FormSection title={t('profile.preferences')}>
        <div className={styles.fields}>
          <Select
            {...register('preferences.theme')}
            label={t('field.theme')}
            hint={t('profile.themeHint')}
            options={themes}
            placeholder={t('profile.noTheme')}
          />
        </div>
        <div className={styles.switches}>
          <Switch
            {...register('preferences.emailNotifications')}
            labelSide="start"
            label={t('field.emailNotifications')}
            hint={t('profile.emailNotificationsHint')}
          />
          <Switch
            {...register('preferences.newsletterSubscribed')}
            labelSide="start"
            label={t('field.newsletterSubscribed')}
            hint={t('profile.newsletterHint')}
          />
        </div>
      </FormSection>
    </>
  );
}

/** The field with the styles of the catalog as topics. */
function CatalogueContentPreferences({ form }: { form: UseFormReturn<ProfileFormValues> }) {
  const topics = useCatalogue().data?.styles ?? noTopics;
  return <ContentPreferencesField form={form} topics={topics} />;
}
