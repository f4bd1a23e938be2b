import { Chip } from '@gschool/ui';

import { useT, type MessageId } from '../../i18n/useT';
import * as css from './Welcome.css';

/** A question with answers that are on or off. */
export function ChipGroup<Word extends string>({
  question,
  words,
  labels,
  chosen,
  onToggle,
}: {
  question: MessageId;
  words: readonly Word[];
  labels: Readonly<Record<Word, MessageId>>;
  chosen: readonly Word[];
  onToggle: (word: Word) => void;
}) {
  const t = useT();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t(question)}</legend>
      <div className={css.chips}>
        {words.map((word) => (
          <Chip key={word} isSelected={chosen.includes(word)} onClick={() => onToggle(word)}>
            {t(labels[word])}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
