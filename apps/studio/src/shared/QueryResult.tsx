import '../i18n/en/shared.messages.json';

import type { AppError } from '@gschool/data';
import { ErrorState, icons } from '@gschool/ui';
import type { ReactNode } from 'react';

import { useT } from '../i18n/useT';

/** The fields of a query result that this component needs. */
interface QueryState<Data> {
  data: Data | undefined;
  error: AppError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadErrorProps {
  query: Pick<QueryState<unknown>, 'isFetching' | 'refetch'>;
  error: AppError;
  size?: 'page' | 'panel' | undefined;
  level?: 2 | 3 | undefined;
}

/** Why data could not be loaded, with a retry. */
export function LoadError({ query, error, size = 'page', level = 2 }: LoadErrorProps) {
  const t = useT();
  const { kind } = error.info;
  const isOffline = kind === 'offline';
  const isDenied = kind === 'forbidden' || kind === 'signedOut';
  return (
    <ErrorState
      level={level}
      size={size}
      icon={isOffline ? icons.offline : isDenied ? icons.lock : icons.alert}
      title={t(isOffline ? 'load.offline' : isDenied ? 'load.denied' : 'load.failed')}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      {t(isOffline ? 'load.offlineText' : isDenied ? 'load.deniedText' : 'load.failedText')}
    </ErrorState>
  );
}

interface QueryResultProps<Data> {
  query: QueryState<Data>;
  /** The skeleton. It must announce the loading state itself. */
  skeleton: ReactNode;
  size?: 'page' | 'panel' | undefined;
  level?: 2 | 3 | undefined;
  children: (data: Data) => ReactNode;
}

/**
 * Renders a query result: the skeleton while loading, an error with a retry, or the data. Data stays
 * visible after a failed refetch.
 */
export function QueryResult<Data>({
  query,
  skeleton,
  size,
  level,
  children,
}: QueryResultProps<Data>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error) return <LoadError {...{ query, error, size, level }} />;
  return skeleton;
}
