import { useState } from 'react';

import type { ComboboxOption } from './matchOptions';

/**
 * The selected option of a combobox whose value the app controls, for downshift; nothing for one
 * that is uncontrolled. `found` is the option with this value, if the options contain it now: those
 * that a server found for a query may not.
 */
export function useControlledOption(
  value: string | undefined,
  found: ComboboxOption | undefined,
): { selectedItem?: ComboboxOption | null } {
  const [lastFound, setLastFound] = useState(found);
  if (found && found.value !== lastFound?.value) setLastFound(found);

  if (value === undefined) return {};
  return { selectedItem: found ?? (lastFound?.value === value ? lastFound : null) };
}
