import { readDraft } from '@gschool/data';
import { emptyAddress, type AddressFieldName, type ShopAddress } from '@gschool/domain';

import { ADDRESS_DRAFT } from '../../shared/orders/addressDraft';

const names = Object.keys(emptyAddress) as AddressFieldName[];

/** The fields of an address whose values are texts. */
const pickTexts = (read: (name: AddressFieldName) => unknown): Partial<ShopAddress> =>
  Object.fromEntries(
    names.map((name) => [name, read(name)]).filter(([, value]) => typeof value === 'string'),
  );

/** The address that a member typed in this tab; null when there is none. */
export const readAddressDraft = (uid: string): ShopAddress | null => {
  const draft = readDraft(uid, ADDRESS_DRAFT);
  if (typeof draft !== 'object' || draft === null) return null;
  const stored = draft as Partial<Record<AddressFieldName, unknown>>;
  return { ...emptyAddress, ...pickTexts((name) => stored[name]) };
};

/** The typed values of the address form below an element; none while the form is closed. */
export const readTypedAddress = (container: HTMLElement): Partial<ShopAddress> => {
  const form = container.querySelector('form');
  if (!form) return {};
  const typed = new FormData(form);
  return pickTexts((name) => typed.get(name));
};
