import { Button, EmptyState, icons, Inline } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import type { SearchSource } from './SearchSource';
import type { Answered } from './useAnswer';

interface NothingFoundProps {
  answered: Answered;
  source: SearchSource;
  /** Another query was chosen. */
  onSuggestion: (query: string) => void;
}

/** No result: the nearest words that have some, and a way to look around. */
export function NothingFound({ answered, source, onSuggestion }: NothingFoundProps) {
  const t = useT();
  const { suggestions } = answered.answer;
  const { isSubscribed } = source.member;
  return (
    <EmptyState
      icon={icons.search}
      title={t('search.nothing', { query: answered.query.trim() })}
      action={
        <Inline space="3" justify="center">
          {suggestions.map((word) => (
            <Button
              key={word}
              variant="quiet"
              iconStart={icons.search}
              onClick={() => onSuggestion(word)}
            >
              <bdi>{word}</bdi>
            </Button>
          ))}
          <Button
            variant={suggestions.length > 0 ? 'plain' : 'quiet'}
            href={isSubscribed ? paths.videos : paths.events}
          >
            {t(isSubscribed ? 'search.browse' : 'search.browseEvents')}
          </Button>
        </Inline>
      }
    >
      {t(suggestions.length > 0 ? 'search.nothingText' : 'search.nothingTextBare')}
    </EmptyState>
  );
}
