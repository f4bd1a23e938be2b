import { useCatalogue } from '@gschool/data/queries';
import type { UseFormReturn } from 'react-hook-form';

import { ContentPreferencesField, type Topic } from './ContentPreferencesField';
import type { ProfileForm } from './formValues';

const none: readonly Topic[] = [];

/** The field with the styles of the catalogue beside what every member is asked. */
export function CatalogueTopics({ form }: { form: UseFormReturn<ProfileForm> }) {
  const styles = useCatalogue().data?.styles ?? none;
  return <ContentPreferencesField form={form} topics={styles} />;
}
