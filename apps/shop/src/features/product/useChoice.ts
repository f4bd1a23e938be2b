import {
  getFirstVariant,
  getNearestVariant,
  optionNames,
  getOptionValues,
  type OptionName,
  type Product,
  type Variant,
} from '@gschool/domain';
import { useSearchParams } from 'react-router-dom';

/** One option of the product with its values. */
export interface ChoosableOption {
  name: OptionName;
  values: readonly { value: string; isSoldOut: boolean }[];
  chosen: string | undefined;
}

/**
 * Which sort of a product is looked at. It stands in the address, so that a link leads to
 * the blue one in M; without a word there, the first that can be bought.
 */
export function useChoice(product: Product): {
  variant: Variant | null;
  options: readonly ChoosableOption[];
  choose: (name: OptionName, value: string) => void;
} {
  const [params, setParams] = useSearchParams();
  const asked = product.variants.find(({ id }) => id === params.get('variant'));
  const variant = asked ?? getFirstVariant(product);
  const chosen = variant?.options ?? {};
  const options = optionNames.flatMap((name) => {
    const values = getOptionValues(product, name, chosen).map(({ value, isAvailable }) => ({
      value,
      isSoldOut: !isAvailable,
    }));
    return values.length > 0 ? [{ name, values, chosen: chosen[name] }] : [];
  });
  const choose = (name: OptionName, value: string) => {
    const next = getNearestVariant(product, variant, name, value);
    if (!next) return;
    setParams({ variant: next.id }, { replace: true, preventScrollReset: true });
  };
  return { variant, options, choose };
}
