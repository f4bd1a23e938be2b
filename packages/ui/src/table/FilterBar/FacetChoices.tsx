import { useId } from 'react';

import { DateField } from '../../forms/DateField/DateField';
import * as choiceStyles from '../../internal/Choice.css';
import { classNames } from '../../internal/classNames';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import * as styles from './FilterBar.css';
import {
  formatDateRange,
  parseDateRange,
  type DateRange,
  type FilterFacet,
  type FilterOption,
} from './filterValue';
import { filterBarMessages } from './messages';

interface ChoiceProps {
  type: 'checkbox' | 'radio';
  name: string;
  option: FilterOption;
  isChecked: boolean;
  onChange: () => void;
}

function Choice({ type, name, option, isChecked, onChange }: ChoiceProps) {
  return (
    <label className={choiceStyles.row}>
      <input
        type={type}
        name={name}
        value={option.value}
        checked={isChecked}
        onChange={onChange}
        className={classNames(
          choiceStyles.choice,
          type === 'radio' ? choiceStyles.dot : choiceStyles.box,
        )}
      />
      <span className={styles.choice}>
        <bdi>{option.label}</bdi>
        {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
      </span>
    </label>
  );
}

interface FacetChoicesProps {
  facet: FilterFacet;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** The values of a facet: checkboxes, radio buttons, or radio buttons and two dates. */
export function FacetChoices({ facet, values, onChange }: FacetChoicesProps) {
  const messages = useMessages('filterBar', filterBarMessages);
  const name = useId();
  const { kind = 'many', label, options } = facet;
  const [value] = values;
  if (kind === 'many') {
    return (
      <div role="group" aria-label={label}>
        {options.map((option) => {
          const isChecked = values.includes(option.value);
          return (
            <Choice
              key={option.value}
              type="checkbox"
              name={name}
              option={option}
              isChecked={isChecked}
              onChange={() =>
                onChange(
                  // In the order of the options, so that the same filter has one URL.
                  options
                    .map((one) => one.value)
                    .filter((one) => (one === option.value ? !isChecked : values.includes(one))),
                )
              }
            />
          );
        })}
      </div>
    );
  }
  const range = kind === 'dates' ? parseDateRange(value) : undefined;
  return (
    <div className={styles.facet}>
      <div role="radiogroup" aria-label={label}>
        <Choice
          type="radio"
          name={name}
          option={{ value: '', label: messages.any }}
          isChecked={value === undefined}
          onChange={() => onChange([])}
        />
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name}
            option={option}
            isChecked={option.value === value}
            onChange={() => onChange([option.value])}
          />
        ))}
      </div>
      {kind === 'dates' && <DateFields range={range ?? {}} onChange={onChange} />}
    </div>
  );
}

interface DateFieldsProps {
  range: DateRange;
  onChange: (values: readonly string[]) => void;
}

/** The first and the last day of a range. */
function DateFields({ range, onChange }: DateFieldsProps) {
  const messages = useMessages('filterBar', filterBarMessages);
  const id = useId();
  const change = (next: DateRange) => {
    const value = formatDateRange(next);
    onChange(value === undefined ? [] : [value]);
  };
  return (
    <fieldset className={styles.dates}>
      <legend className={styles.legend}>{messages.otherDates}</legend>
      <DateField
        name={`${id}-from`}
        label={messages.from}
        value={range.from ?? ''}
        max={range.to}
        onChange={(from) => change({ ...range, from })}
      />
      <DateField
        name={`${id}-to`}
        label={messages.to}
        value={range.to ?? ''}
        min={range.from}
        onChange={(to) => change({ ...range, to })}
      />
    </fieldset>
  );
}
