import { useId } from 'react';
import * as icons from '../../../data-display/Icon/icons';
import * as css from './MenuChoices.css';
import { Icon } from '../../../data-display/Icon/Icon';
import { hidden } from '../../../typography/VisuallyHidden/VisuallyHidden.css';
import { classNames } from '../../../internal/classNames';

export interface MenuChoicesProps<Value extends string> {
  /** What is chosen. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Short words beside each other, under their legend. */
  isCompact?: boolean | undefined;
}

/** One of some: native radio buttons. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const { legend, options, value, onChange, isCompact = false } = props;
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={isCompact ? css.legend : hidden}>{legend}</legend>
      <div className={isCompact ? css.chips : css.list}>
        {options.map((option) => (
          <label key={option.value} className={classNames(css.option, !isCompact && css.inList)}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {!isCompact && (
              <span className={css.mark}>
                <Icon icon={icons.check} size="small" />
              </span>
            )}
            <bdi>{option.label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
