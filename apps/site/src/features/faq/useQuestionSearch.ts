import { useLanguage } from '@gschool/app/i18n';
import { useMemo, useState } from 'react';

import type { MessageId } from '../../i18n/useT';
import { questionGroups, type QuestionGroup } from '../../shared/questions';

type QuestionIndexModule = typeof import('./questionIndex');

interface QuestionSearch {
  /** The groups with the questions that fit; groups without one are left out. */
  groups: readonly QuestionGroup[];
  /** How many fit; null while nothing is searched. */
  count: number | null;
  /** Fetches the search, which nobody needs who only reads. */
  loadIndex: () => void;
}

/** The questions that the words find. Until the search is here, and without words, all of them. */
export function useQuestionSearch(
  searchText: string,
  getText: (id: MessageId) => string,
): QuestionSearch {
  const language = useLanguage();
  const [module, setModule] = useState<QuestionIndexModule | null>(null);
  const find = useMemo(
    () => module?.createQuestionIndex(questionGroups, getText),
    // `say` is another function in every render and says the same until the language changes.
    // oxlint-disable-next-line react/exhaustive-deps
    [module, language],
  );
  const found = searchText.trim() && find ? find(searchText) : null;
  const groups = found
    ? questionGroups
        .map((group) => ({
          ...group,
          questions: group.questions.filter(({ id }) => found.has(id)),
        }))
        .filter(({ questions }) => questions.length > 0)
    : questionGroups;
  return {
    groups,
    count: found?.size ?? null,
    // One that does not arrive is asked for again with the next letter.
    loadIndex: () => void (module ?? import('./questionIndex').then(setModule, () => undefined)),
  };
}
