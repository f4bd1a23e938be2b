import { Button, EmptyState, icons, Inline } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import type { SearchSource } from './SearchSource';
import type { AnsweredQuery } from './useSearchAnswer';

interface NoResultsProps {
  answered: AnsweredQuery;
  source: SearchSource;
  /** Receives the suggestion that was chosen. */
  onSuggestion: (query: string) => void;
}

/** The state without results: similar words that have results, and a link to browse. */
export function NoResults({ answered, source, onSuggestion }: NoResultsProps) {
  const t = useT();
  const { suggestions } = answered.answer;
  const { canOpenVideos } = source;
  return (
    <EmptyState
      icon={icons.search}
      title={t('search.nothing', { query: answered.query.trim() })}
      action={
        <Inline space="3" justify="center">
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              variant="quiet"
              iconStart={icons.search}
              onClick={() => onSuggestion(suggestion)}
            >
              <bdi>{suggestion}</bdi>
            </Button>
          ))}
          <Button
            variant={suggestions.length > 0 ? 'plain' : 'quiet'}
            href={canOpenVideos ? paths.videos : paths.events}
          >
            {t(canOpenVideos ? 'search.browse' : 'search.browseEvents')}
          </Button>
        </Inline>
      }
    >
      {t(suggestions.length > 0 ? 'search.nothingText' : 'search.nothingTextBare')}
    </EmptyState>
  );
}
