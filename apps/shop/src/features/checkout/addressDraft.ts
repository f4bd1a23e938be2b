import { readDraft } from '@gschool/data';
import { emptyAddress, type AddressFieldName, type ShopAddress } from '@gschool/domain';

/** The name of the draft: the address that was typed last in this tab. */
export const ADDRESS_DRAFT = 'address';

const names = Object.keys(emptyAddress) as AddressFieldName[];

/** The address that a member typed in this tab; null when there is none. */
export const readAddressDraft = (uid: string): ShopAddress | null => {
  const draft = readDraft(uid, ADDRESS_DRAFT);
  if (typeof draft !== 'object' || draft === null) return null;
  const stored = draft as Partial<Record<AddressFieldName, unknown>>;
  const fields = names.map((name) => [name, stored[name]] as const);
  return {
    ...emptyAddress,
    ...Object.fromEntries(fields.filter(([, value]) => typeof value === 'string')),
  };
};

/** The typed values of the address form below an element; none while the form is closed. */
export const readTypedAddress = (container: HTMLElement): Partial<ShopAddress> => {
  const form = container.querySelector('form');
  if (!form) return {};
  const typed = new FormData(form);
  const fields = names.map((name) => [name, typed.get(name)] as const);
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
};
