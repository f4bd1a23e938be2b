import { useLanguage } from '@gschool/app/i18n';
import { useMemo, useState } from 'react';

import type { MessageId } from '../../i18n/useT';
import { questionGroups, type QuestionGroup } from '../../shared/questions';

type QuestionIndexModule = typeof import('./questionIndex');

interface QuestionSearch {
  /** The groups with matching questions; empty groups are left out. */
  groups: readonly QuestionGroup[];
  /** The number of matches; null without a search. */
  count: number | null;
  /**
   * Loads the search index. It is not part of the page, because people who only read do not need
   * it.
   */
  loadIndex: () => void;
}

/**
 * Searches the questions. Without a search text, and until the index is loaded, it returns all of
 * them.
 */
export function useQuestionSearch(
  searchText: string,
  getText: (id: MessageId) => string,
): QuestionSearch {
  const language = useLanguage();
  const [module, setModule] = useState<QuestionIndexModule | null>(null);
  const find = useMemo(
    () => module?.createQuestionIndex(questionGroups, getText),
    // `getText` is a new function in every render; its results change only with the language.
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
    // A failed load is retried with the next keystroke.
    loadIndex: () => void (module ?? import('./questionIndex').then(setModule, () => undefined)),
  };
}
