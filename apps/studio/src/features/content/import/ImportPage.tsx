import '../../../i18n/en/import.messages.json';
import '../../../i18n/en/lists.messages.json';
import '../../../i18n/en/acts.messages.json';

import { Stack } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { StudioPage } from '../../../shared/StudioPage';
import { ExportCard } from './ExportCard';
import { ImportCard } from './ImportCard';

/** `/import`: import and export of content packs (docs/product/content.md#import-and-export). */
export function ImportPage() {
  const t = useT();
  return (
    <StudioPage title={t('nav.import')} description={t('import.description')}>
      <Stack space="6">
        <ImportCard />
        <ExportCard />
      </Stack>
    </StudioPage>
  );
}
