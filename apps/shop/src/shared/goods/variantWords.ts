import { optionNames, type CategoryId, type OptionName, type Variant } from '@gschool/domain';

import type { Translate } from '../../i18n/useT';

export const categoryName = (category: CategoryId, t: Translate): string =>
  t(`department.${category}`);

export const optionName = (option: OptionName, t: Translate): string => t(`option.${option}`);

/** "M · Marigold": what tells a sort from the others, or nothing where there is only one. */
export const variantWords = ({ options }: Variant): string | undefined =>
  optionNames.flatMap((name) => options[name] ?? []).join(' · ') || undefined;
