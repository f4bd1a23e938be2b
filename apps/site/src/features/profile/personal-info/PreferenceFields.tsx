import { LanguageSwitch } from '@gschool/app/i18n';
import { Select, Switch } from '@gschool/ui';
import { themeLabel, themeNames } from '@gschool/themes';
import type { UseFormReturn } from 'react-hook-form';

import { useT } from '../../../i18n/useT';
import { CatalogueTopics } from './CatalogueTopics';
import { ContentPreferencesField } from './ContentPreferencesField';
import { FormSection } from './FormSection';
import type { ProfileForm } from './formValues';
import * as css from './PersonalInfo.css';

const themes = themeNames.map((value) => ({ value, label: themeLabel(value) }));

/** What a member likes, wants to look at, and wants to hear of. */
export function PreferenceFields({
  form,
  hasCatalogue,
}: {
  form: UseFormReturn<ProfileForm>;
  /** The member may read the catalogue, whose styles are then offered too. */
  hasCatalogue: boolean;
}) {
  const t = useT();
  const { register } = form;
  return (
    <>
      <FormSection title={t('profile.training')} hint={t('profile.trainingHint')}>
        {hasCatalogue ? (
          <CatalogueTopics form={form} />
        ) : (
          <ContentPreferencesField form={form} topics={[]} />
        )}
      </FormSection>
      <FormSection title={t('profile.language')} hint={t('profile.languageHint')}>
        <LanguageSwitch />
      </FormSection>
      <FormSection title={t('profile.preferences')}>
        <div className={css.fields}>
          <Select
            {...register('preferences.theme')}
            label={t('field.theme')}
            hint={t('profile.themeHint')}
            options={themes}
            placeholder={t('profile.noTheme')}
          />
        </div>
        <div className={css.switches}>
          <Switch
            {...register('preferences.emailNotifications')}
            labelSide="start"
            label={t('field.emailNotifications')}
            hint={t('profile.emailNotificationsHint')}
          />
          <Switch
            {...register('preferences.newsletterSubscribed')}
            labelSide="start"
            label={t('field.newsletter')}
            hint={t('profile.newsletterHint')}
          />
        </div>
      </FormSection>
    </>
  );
}
