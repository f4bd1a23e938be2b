import { createValueStore } from '@gschool/app';
import { localStorageOrNull } from '@gschool/data';
import { convertShoeSize, getSizeKind, sizeSystems, type SizeSystem } from '@gschool/domain';

const STORAGE_KEY = 'gschool.shoe-sizes';

const store = createValueStore<SizeSystem>('EU');

const stored = localStorageOrNull()?.getItem(STORAGE_KEY);
store.set(sizeSystems.find((system) => system === stored) ?? 'EU');

/** The system in which shoe sizes are shown, as the customer chose it on this device. */
export const useSizeSystem = store.useValue;

/** Changes the system, and remembers it where the browser has storage. */
export function setSizeSystem(system: SizeSystem): void {
  store.set(system);
  try {
    localStorageOrNull()?.setItem(STORAGE_KEY, system);
  } catch {
    // The storage is full: the choice lasts until the next page load.
  }
}

/** `US 7.5` for a shoe size; any other size as it is stored. */
export const formatSize = (size: string, system: SizeSystem): string =>
  getSizeKind(size) === 'shoes' ? `${system} ${convertShoeSize(size, system)}` : size;
