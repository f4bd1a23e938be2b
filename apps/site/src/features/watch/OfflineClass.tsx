import { useDocumentTitle } from '@gschool/app/routes';
import { useCatalogue, useLibrary } from '@gschool/data/queries';
import {
  classFields,
  createEmptyDocument,
  type ClassCard,
  type ClassDetails,
} from '@gschool/domain';
import { Button, Container, EmptyState, icons, Inline } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { ClassSummary } from './ClassSummary';
import { RelatedClasses } from './RelatedClasses';
import * as styles from './WatchPage.css';

/** The details as far as the catalog has them. */
const toDetails = (card: ClassCard): ClassDetails => {
  const { translations: _translations, ...facts } = card;
  return { ...createEmptyDocument(classFields, card.id), ...facts };
};

const noIds: readonly string[] = [];

interface OfflineClassProps {
  id: string;
  /** The cached details; null without them. */
  cachedDetails: ClassDetails | null;
  onRetry: () => void;
}

/**
 * The page of a class whose video needs the network. Says so, and shows the facts that this browser
 * has (docs/product/caches.md#cached-data-offline). It must not call `useClass`: a failed query is
 * fetched again on each mount, so the skeleton would repeatedly replace this notice.
 */
export function OfflineClass({ id, cachedDetails, onRetry }: OfflineClassProps) {
  const t = useT();
  const { data: catalogue } = useCatalogue();
  const { data: library } = useLibrary();
  const card = catalogue?.classes.find((one) => one.id === id);
  const details = cachedDetails ?? (card && toDetails(card));
  useDocumentTitle(details?.title);
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <div className={styles.noVideo} role="status">
          <EmptyState
            level={details ? 2 : 1}
            icon={icons.offline}
            title={t('watch.networkTitle')}
            action={
              <Inline space="2">
                <Button href={paths.libraryTab('downloads')}>{t('watch.networkLibrary')}</Button>
                <Button variant="quiet" onClick={onRetry}>
                  {t('retry')}
                </Button>
              </Inline>
            }
          >
            {t('watch.network')}
          </EmptyState>
        </div>
      </div>
      <Container>
        {details && (
          <div className={styles.below}>
            <ClassSummary
              details={details}
              playback={null}
              series={catalogue?.series.find((one) => one.id === details.seriesId) ?? null}
            />
          </div>
        )}
        {catalogue && (
          <RelatedClasses
            catalogue={catalogue}
            classId={id}
            library={library ?? null}
            excludedIds={noIds}
          />
        )}
      </Container>
    </div>
  );
}
