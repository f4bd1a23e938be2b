import { type Language, joinFacts } from '@gschool/app/i18n';
import {
  optionNames,
  type CategoryId,
  type OptionName,
  type Product,
  type SizeSystem,
  type Variant,
} from '@gschool/domain';

import { addMessages, i18n } from '../../i18n/i18n';
import type { MessageId, Translate } from '../../i18n/useT';
import { formatSize } from './sizeSystem';

// There are no English messages: English shows the stored values.
addMessages({}, { ar: () => import('../../i18n/vocabulary/ar.messages.json') });

export const categoryName = (category: CategoryId, t: Translate): string =>
  t(`department.${category}`);

const optionMessages = { size: 'option.size', colour: 'option.color' } satisfies Record<
  OptionName,
  MessageId
>;

export const optionName = (option: OptionName, t: Translate): string => t(optionMessages[option]);

/**
 * The name of a size or color in the reader's language. Known values have Arabic names
 * (`i18n/vocabulary`, with a # prefix so that no value matches another message id). Other values
 * are shown as stored.
 */
export const valueName = (value: string, t: Translate): string =>
  i18n.messages[`#${value}`] ? t(`#${value}` as MessageId) : value;

/** Translated department, sizes and colors of a product, for search. */
export const facetLabels = (
  { category, variants }: Pick<Product, 'category' | 'variants'>,
  t: Translate,
): readonly string[] => [
  categoryName(category, t),
  ...new Set(
    variants.flatMap(({ options }) => Object.values(options)).map((value) => valueName(value, t)),
  ),
];

/** `M · Marigold` or `US 7.5 · Ink`: the options of a variant; undefined if it has none. */
export const variantLabel = (
  { options }: Variant,
  t: Translate,
  language: Language,
  sizeSystem: SizeSystem,
): string | undefined =>
  joinFacts(
    optionNames.map((name) => formatSize(valueName(options[name] ?? '', t), sizeSystem)),
    language,
  ) || undefined;
