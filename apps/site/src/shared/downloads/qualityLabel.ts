import '../../i18n/en/downloads.messages.json';

import type { Translate } from '../../i18n/useT';

/** The name of a quality, such as `720p`. A video with one quality has no known height. */
export const getQualityLabel = (height: number, t: Translate): string =>
  height > 0 ? `${height}p` : t('downloads.onlyQuality');
