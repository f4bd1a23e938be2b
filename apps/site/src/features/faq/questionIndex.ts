import { createSearchIndex } from '@gschool/domain/search';

import type { MessageId } from '../../i18n/useT';
import type { QuestionGroup } from '../../shared/questions';

/** More than the number of questions. */
const MAX_RESULTS = 1_000;

/**
 * Creates a search index of the questions. Titles and keywords also match with typos. Answers match
 * by the beginnings of words. `getText` returns the text of a message. The returned function gives
 * the ids of matching questions.
 */
export const createQuestionIndex = (
  groups: readonly QuestionGroup[],
  getText: (id: MessageId) => string,
): ((query: string) => ReadonlySet<string>) => {
  const index = createSearchIndex<'question'>();
  index.add(
    groups
      .flatMap(({ questions }) => questions)
      .map(({ id, question, answer, keywords }) => ({
        kind: 'question' as const,
        id,
        title: getText(question),
        text: keywords ? getText(keywords) : '',
        body: getText(answer),
      })),
  );
  return (query) => new Set(index.find(query, MAX_RESULTS).groups.flatMap(({ ids }) => ids));
};
