import { fold } from '@gschool/domain/search';

import type { QuestionGroup } from '../../content/pages/types';

/**
 * The groups with the questions of which question and answer together hold every word;
 * groups without one are left out.
 */
export function matchingGroups(
  groups: readonly QuestionGroup[],
  words: string,
): readonly QuestionGroup[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = fold([question, ...answer].join(' '));
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
