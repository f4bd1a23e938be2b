import * as styles from './Combobox.css';
import { ComboboxOptionRow } from './ComboboxOptionRow';
import { groupOptions } from './matchOptions';
import type { useComboboxState } from './useComboboxState';
import { comboboxMessages } from './messages';
import { Spinner } from '../../feedback/Spinner/Spinner';
import { useMessages } from '../../providers/UiProvider/UiProvider';

interface ComboboxListProps {
  combobox: Pick<
    ReturnType<typeof useComboboxState>,
    | 'items'
    | 'isOpen'
    | 'query'
    | 'highlightedIndex'
    | 'selectedItem'
    | 'getItemProps'
    | 'getMenuProps'
  >;
  label: string;
  isLoading: boolean;
}

/** The list of options, grouped under headings, or the reason why it is empty. */
export function ComboboxList({ combobox: choice, label, isLoading }: ComboboxListProps) {
  const messages = useMessages('combobox', comboboxMessages);
  const { items, isOpen, query, highlightedIndex, selectedItem, getItemProps, getMenuProps } =
    choice;
  const isEmpty = isLoading || items.length === 0;
  const groups = isOpen && !isEmpty ? [...groupOptions(items)] : [];
  return (
    <>
      {isOpen && isEmpty && (
        <p className={styles.note}>
          {isLoading && <Spinner size="small" label="" />}
          <span>
            {isLoading ? messages.loading : query ? messages.noMatches(query) : messages.noOptions}
          </span>
        </p>
      )}
      <div {...getMenuProps({ 'aria-label': label })} className={styles.list} hidden={isEmpty}>
        {groups.map(([groupName, options]) => {
          const rows = options.map((option) => (
            <ComboboxOptionRow
              key={option.value}
              option={option}
              index={items.indexOf(option)}
              isHighlighted={option === items[highlightedIndex]}
              isSelected={option.value === selectedItem?.value}
              getItemProps={getItemProps}
            />
          ));
          if (groupName === undefined) return rows;
          return (
            <div key={groupName} role="group" aria-label={groupName} className={styles.optionGroup}>
              <div aria-hidden className={styles.groupName}>
                {groupName}
              </div>
              {rows}
            </div>
          );
        })}
      </div>
    </>
  );
}
