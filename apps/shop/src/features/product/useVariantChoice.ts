import { useUrlParams } from '@gschool/app/routes';
import {
  getFirstVariant,
  getNearestVariant,
  optionNames,
  getOptionValues,
  type OptionName,
  type Product,
  type Variant,
} from '@gschool/domain';

export interface SelectableOption {
  name: OptionName;
  values: readonly { value: string; isSoldOut: boolean }[];
  selected: string | undefined;
}

/**
 * The selected variant, which is in the URL so that people can link to it. Without the parameter,
 * it is the first variant in stock.
 */
export function useVariantChoice(product: Product): {
  variant: Variant | null;
  options: readonly SelectableOption[];
  select: (name: OptionName, value: string) => void;
} {
  const [params, setParams] = useUrlParams();
  const requested = product.variants.find(({ id }) => id === params.get('variant'));
  const variant = requested || getFirstVariant(product);
  const selected = variant?.options ?? {};
  const options = optionNames.flatMap((name) => {
    const values = getOptionValues(product, name, selected).map(({ value, isAvailable }) => ({
      value,
      isSoldOut: !isAvailable,
    }));
    return values.length > 0 ? [{ name, values, selected: selected[name] }] : [];
  });
  const select = (name: OptionName, value: string) => {
    const next = getNearestVariant(product, variant, name, value);
    if (!next) return;
    setParams(new URLSearchParams({ variant: next.id }), 'replace');
  };
  return { variant, options, select };
}
