import { type Language, joinFacts } from '@gschool/app/i18n';
import {
  optionNames,
  type CategoryId,
  type OptionName,
  type Product,
  type Variant,
} from '@gschool/domain';

import { addMessages, i18n } from '../../i18n/i18n';
import type { MessageId, Translate } from '../../i18n/useT';

// These messages have no English: there the colors are shown as they are stored.
addMessages({}, { ar: () => import('../../i18n/vocabulary/ar.messages.json') });

export const categoryName = (category: CategoryId, t: Translate): string =>
  t(`department.${category}`);

export const optionName = (option: OptionName, t: Translate): string => t(`option.${option}`);

/**
 * A size or a color in the reader's language. The values come with the products; the colors of the
 * shop's own have Arabic names (`i18n/vocabulary`, marked with # so that no value is taken for
 * another message), and any other value is shown as it is stored.
 */
export const valueName = (value: string, t: Translate): string =>
  i18n.messages[`#${value}`] ? t(`#${value}` as MessageId) : value;

/** Labels of the department, sizes and colors of a product, which a search finds it by. */
export const facetLabels = (
  { category, variants }: Pick<Product, 'category' | 'variants'>,
  t: Translate,
): readonly string[] => [
  categoryName(category, t),
  ...new Set(
    variants.flatMap(({ options }) => Object.values(options)).map((value) => valueName(value, t)),
  ),
];

/** "M · Marigold": the options of a variant, or nothing where the product has only one variant. */
export const variantLabel = (
  { options }: Variant,
  t: Translate,
  language: Language,
): string | undefined =>
  joinFacts(
    optionNames.map((name) => valueName(options[name] ?? '', t)),
    language,
  ) || undefined;
