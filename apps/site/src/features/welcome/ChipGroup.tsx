import { Chip } from '@gschool/ui';

import { useT, type MessageId } from '../../i18n/useT';
import * as styles from './Welcome.css';

/** A question whose answers are toggles. */
export function ChipGroup<Option extends string>({
  question,
  options,
  labels,
  selected,
  onToggle,
}: {
  question: MessageId;
  options: readonly Option[];
  labels: Readonly<Record<Option, MessageId>>;
  selected: readonly Option[];
  onToggle: (option: Option) => void;
}) {
  const t = useT();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(question)}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <Chip
            key={option}
            isSelected={selected.includes(option)}
            onClick={() => onToggle(option)}
          >
            {t(labels[option])}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
