import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import * as css from './PlayerMenu.css';
import { IconButton } from '../IconButton/IconButton';
import type { IconShape } from '../Icon/shape';

export interface PlayerMenuGroup {
  /** What is chosen. */
  legend: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

export interface PlayerMenuProps {
  /** What its button is called. */
  label: string;
  icon: IconShape;
  /** Draws the button as switched on. */
  isOn?: boolean | undefined;
  groups: readonly PlayerMenuGroup[];
}

/** A button that opens lists of choices above it: native radio buttons, Escape closes. */
export function PlayerMenu({ label, icon, isOn, groups }: PlayerMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>('input:checked')?.focus();
    const handleOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  }, [isOpen]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };

  return (
    <div ref={root} className={css.root} onKeyDown={handleKey}>
      <IconButton
        label={label}
        icon={icon}
        className={isOn ? css.on : css.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={id} className={css.panel} hidden={!isOpen} data-player-part="menu">
        {groups.map(({ legend, options, value, onChange }) => (
          <fieldset key={legend} className={css.group}>
            <legend className={css.legend}>{legend}</legend>
            {options.map((option) => (
              <label key={option.value} className={css.option}>
                <input
                  type="radio"
                  className={css.radio}
                  name={`${id}${legend}`}
                  checked={option.value === value}
                  onChange={() => onChange(option.value)}
                />
                <bdi>{option.label}</bdi>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
