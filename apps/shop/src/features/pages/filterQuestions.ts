import { createTextMatcher } from '@gschool/domain/search';

import type { QuestionGroup } from '../../content/pages/types';

/**
 * Keeps the questions whose question and answer contain every search word, and drops empty groups.
 */
export function filterQuestions(
  groups: readonly QuestionGroup[],
  query: string,
): readonly QuestionGroup[] {
  const { matches } = createTextMatcher(query, { at: 'anywhere' });
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) =>
        matches([question, ...answer].join(' ')),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}
