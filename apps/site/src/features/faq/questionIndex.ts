import { createSearchIndex } from '@gschool/domain/search';

import type { MessageId } from '../../i18n/useT';
import type { QuestionGroup } from '../../shared/questions';

/** More than there are questions. */
const ALL = 1_000;

/**
 * The questions in the words of a language, ready to be asked: what is asked and the words it is
 * looked for by may be mistyped, answers are found by the beginnings of their words. `say` gives
 * the text of a message; the answer is the ids of the questions that fit.
 */
export const questionIndex = (
  groups: readonly QuestionGroup[],
  say: (id: MessageId) => string,
): ((words: string) => ReadonlySet<string>) => {
  const index = createSearchIndex<'question'>();
  index.add(
    groups
      .flatMap(({ questions }) => questions)
      .map(({ id, question, answer, keywords: words }) => ({
        kind: 'question' as const,
        id,
        title: say(question),
        text: words ? say(words) : '',
        body: say(answer),
      })),
  );
  return (words) => new Set(index.find(words, ALL).groups.flatMap(({ ids }) => ids));
};
