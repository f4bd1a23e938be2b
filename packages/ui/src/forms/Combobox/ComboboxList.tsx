import * as styles from './Combobox.css';
import { ComboboxOptionRow } from './ComboboxOptionRow';
import { byGroup } from './matchOptions';
import type { useChoice } from './useChoice';
import { comboboxMessages } from './messages';
import { Spinner } from '../../feedback/Spinner/Spinner';
import { useMessages } from '../../providers/UiProvider/UiProvider';

interface ComboboxListProps {
  choice: ReturnType<typeof useChoice>;
  label: string;
  isLoading: boolean;
}

/** What can be chosen, under headings if it has groups; or why there is nothing. */
export function ComboboxList({ choice, label, isLoading }: ComboboxListProps) {
  const messages = useMessages('combobox', comboboxMessages);
  const { items, isOpen, query, highlightedIndex, selectedItem, getItemProps, getMenuProps } =
    choice;
  const isEmpty = isLoading || items.length === 0;
  const groups = isOpen && !isEmpty ? [...byGroup(items)] : [];
  let index = -1;
  return (
    <>
      {isOpen && isEmpty && (
        <p className={styles.note}>
          {isLoading && <Spinner size="small" label="" />}
          {isLoading ? messages.loading : query ? messages.noMatch(query) : messages.noOptions}
        </p>
      )}
      <div {...getMenuProps({ 'aria-label': label })} className={styles.list} hidden={isEmpty}>
        {groups.map(([name, options]) => {
          const rows = options.map((option) => {
            index += 1;
            return (
              <ComboboxOptionRow
                key={option.value}
                option={option}
                index={index}
                isPointedAt={index === highlightedIndex}
                isChosen={option.value === selectedItem?.value}
                getItemProps={getItemProps}
              />
            );
          });
          if (name === undefined) return rows;
          return (
            <div key={name} role="group" aria-label={name} className={styles.groupPart}>
              <div aria-hidden className={styles.groupName}>
                {name}
              </div>
              {rows}
            </div>
          );
        })}
      </div>
    </>
  );
}
