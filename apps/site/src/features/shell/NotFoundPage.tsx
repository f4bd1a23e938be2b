import { useT } from '../../i18n/useT';
import { NotFound } from '../../shared/NotFound';

/** The page for every path that no route matches. */
export function NotFoundPage() {
  const t = useT();
  return <NotFound title={t('notFound.heading')}>{t('notFound.text')}</NotFound>;
}
