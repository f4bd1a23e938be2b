import type { MessageId } from '../../i18n/useT';
import type { QuestionGroup } from '../../shared/questions';

/** For comparing: no case, no accents, no Arabic vowel signs. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase();

/**
 * The groups with the questions of which question and answer together hold every word;
 * groups without one are left out. `say` gives the text of a message.
 */
export const matchingGroups = (
  groups: readonly QuestionGroup[],
  words: string,
  say: (id: MessageId) => string,
): readonly QuestionGroup[] => {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = plain(`${say(question)} ${say(answer)}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
};
