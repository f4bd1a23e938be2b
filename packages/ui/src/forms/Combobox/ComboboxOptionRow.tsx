import type { UseComboboxGetItemPropsReturnValue } from 'downshift';
import { memo } from 'react';
import * as icons from '../../data-display/Icon/icons';
import * as styles from './Combobox.css';
import type { ComboboxOption } from './matchOptions';
import { Icon } from '../../data-display/Icon/Icon';

export interface ComboboxOptionRowProps {
  option: ComboboxOption;
  index: number;
  isHighlighted: boolean;
  isSelected: boolean;
  getItemProps: (args: {
    item: ComboboxOption;
    index: number;
  }) => UseComboboxGetItemPropsReturnValue;
}

/**
 * One thing to choose. Of hundreds only the two between which the pointer moves draw again:
 * `getItemProps` is another one at every step, but answers the same for the same row.
 */
export const ComboboxOptionRow = memo(
  function ComboboxOptionRow(props: ComboboxOptionRowProps) {
    const { option, index, isHighlighted, isSelected, getItemProps } = props;
    return (
      <div
        {...getItemProps({ item: option, index })}
        // What is pointed at is said by the input's active descendant.
        aria-selected={isSelected}
        data-active={isHighlighted || undefined}
        className={styles.optionRow}
      >
        <span className={styles.optionText}>
          {option.label}
          {option.hint && <span className={styles.optionHint}> {option.hint}</span>}
        </span>
        {isSelected && <Icon icon={icons.check} className={styles.checkIcon} />}
      </div>
    );
  },
  (before, after) =>
    before.option === after.option &&
    before.index === after.index &&
    before.isHighlighted === after.isHighlighted &&
    before.isSelected === after.isSelected,
);
