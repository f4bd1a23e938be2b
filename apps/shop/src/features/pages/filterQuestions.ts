import { createTextMatcher } from '@gschool/domain/search';

import type { QuestionGroup } from '../../content/pages/types';

/**
 * The groups with the questions of which question and answer together hold every word;
 * groups without one are left out.
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
