import { expect, it } from 'vitest';

import { getMetadataTexts } from './metadata';

it('reads the translations of a product by language tag', () => {
  const metadata = {
    name_ar: 'تيشيرت',
    'name_pt-BR': 'Camiseta',
    'description_zh-Hant': '棉質',
    'details_ar-EG': 'قطن|غسيل بارد',
    // Not language tags.
    name_: 'x',
    name_original_name: 'x',
    name_AR: 'x',
  };
  expect(getMetadataTexts(metadata, 'details').translations).toEqual({
    ar: { name: 'تيشيرت' },
    'pt-BR': { name: 'Camiseta' },
    'zh-Hant': { description: '棉質' },
    'ar-EG': { details: ['قطن', 'غسيل بارد'] },
  });
});
