import { useLanguage } from '@gschool/app/i18n';
import { useMemo, useState } from 'react';

import type { MessageId } from '../../i18n/useT';
import { questionGroups, type QuestionGroup } from '../../shared/questions';

type Code = typeof import('./questionIndex');

interface QuestionSearch {
  /** The groups with the questions that fit; groups without one are left out. */
  groups: readonly QuestionGroup[];
  /** How many fit; null while nothing is searched. */
  count: number | null;
  /** Fetches the search, which nobody needs who only reads. */
  prepare: () => void;
}

/** The questions that the words find. Until the search is here, and without words, all of them. */
export function useQuestionSearch(words: string, say: (id: MessageId) => string): QuestionSearch {
  const language = useLanguage();
  const [code, setCode] = useState<Code | null>(null);
  const find = useMemo(
    () => code?.createQuestionIndex(questionGroups, say),
    // `say` is another function in every render and says the same until the language changes.
    // oxlint-disable-next-line react/exhaustive-deps
    [code, language],
  );
  const found = words.trim() && find ? find(words) : null;
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
    prepare: () => void (code ?? import('./questionIndex').then(setCode, () => undefined)),
  };
}
