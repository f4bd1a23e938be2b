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
 * An option in the list. It is memoized without `getItemProps`, which is a new function in every
 * render but returns the same props for the same row. So only rows whose highlight changes render
 * again.
 */
export const ComboboxOptionRow = memo(
  function ComboboxOptionRow(props: ComboboxOptionRowProps) {
    const { option, index, isHighlighted, isSelected, getItemProps } = props;
    return (
      <div
        {...getItemProps({ item: option, index })}
        // The highlighted option is announced through `aria-activedescendant`.
        aria-selected={isSelected}
        data-active={isHighlighted || undefined}
        className={styles.optionRow}
      >
        <span className={styles.optionText}>
          <span>{option.label}</span>
          {option.hint && <span className={styles.optionHint}>{` ${option.hint}`}</span>}
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
