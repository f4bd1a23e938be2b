import { useEffect, useState, type RefObject } from 'react';

import type { ComboboxOption } from './matchOptions';

/**
 * The selected option of a combobox whose value the app controls, for downshift; nothing for one
 * that is uncontrolled. `found` is the option with this value, if the options contain it now: those
 * that a server found for a query may not.
 */
export function useControlledOption(
  value: string | undefined,
  found: ComboboxOption | undefined,
  valueInput: RefObject<HTMLInputElement | null>,
): { selectedItem?: ComboboxOption | null } {
  const [lastFound, setLastFound] = useState(found);
  if (found && found.value !== lastFound?.value) setLastFound(found);

  // After every render, because the app may also keep its value when another one is selected.
  useEffect(() => {
    if (valueInput.current && value !== undefined) valueInput.current.value = value;
  });

  if (value === undefined) return {};
  return { selectedItem: found ?? (lastFound?.value === value ? lastFound : null) };
}
