import '../i18n/en/shopping.messages.json';

import type { AppError } from '@gschool/data';
import { ErrorState, icons } from '@gschool/ui';
import type { ReactNode } from 'react';

import { useT, type MessageId } from '../i18n/useT';

/** The fields of a query result that this component needs. */
export interface QueryState<Data> {
  data: Data | undefined;
  error: AppError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

const getTitleId = ({ info }: AppError): MessageId => {
  switch (info.kind) {
    case 'offline':
      return 'loadError.offline';
    case 'forbidden':
    case 'signedOut':
      return 'loadError.denied';
    default:
      return 'loadError.failed';
  }
};

const getTextId = ({ info }: AppError): MessageId =>
  info.kind === 'offline'
    ? 'loadError.offlineText'
    : info.kind === 'forbidden' || info.kind === 'signedOut'
      ? 'loadError.deniedText'
      : 'loadError.failedText';

/**
 * Renders a query result: the skeleton while loading, an error with retry, or the data. Cached data
 * stays visible after a failed refetch.
 */
export function QueryResult<Data>({
  query,
  skeleton,
  level = 2,
  size = 'page',
  children,
}: {
  query: QueryState<Data>;
  /** The skeleton. It must announce the loading state itself. */
  skeleton: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  size?: 'page' | 'panel' | undefined;
  children: (data: Data) => ReactNode;
}) {
  const t = useT();
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  return (
    <ErrorState
      level={level}
      size={size}
      icon={error.info.kind === 'offline' ? icons.offline : icons.alert}
      title={t(getTitleId(error))}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      {t(getTextId(error))}
    </ErrorState>
  );
}
