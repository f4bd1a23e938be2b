import type { MessageGroups } from '../groups';

/** The messages of the customizer, in Arabic. */
export const customizer: MessageGroups['customizer'] = {
  title: 'خصّصي المظهر',
  appName: 'اسم التطبيق',
  appNameHint: (name) => `يظهر في رأس الصفحة. اتركيه فارغًا ليظهر \u2068${name}\u2069.`,
  color: 'السمة',
  direction: 'الاتجاه',
  scheme: 'الوضع',
  fontSize: 'حجم الخط',
  layout: 'التخطيط',
  navbar: 'شريط التنقّل',
  sidebar: 'الشريط الجانبي',
  footer: 'التذييل',
  share: 'نسخ الرابط',
  shared: 'نُسخ الرابط. من تفتحه ترى هذه الإعدادات.',
  shareByHand: 'لا يسمح هذا المتصفح للصفحات بالنسخ. هذا هو الرابط:',
  link: 'رابط هذه الإعدادات',
  reset: 'إعادة الضبط',
  wasReset: 'عاد المظهر إلى إعداداته الأولى.',
  values: {
    direction: { ltr: 'من اليسار إلى اليمين', rtl: 'من اليمين إلى اليسار' },
    scheme: { light: 'فاتح', dark: 'داكن' },
    fontSize: { small: 'صغير', medium: 'متوسّط', large: 'كبير' },
    layout: { full: 'بعرض الصفحة', boxed: 'في إطار' },
    navbar: { sticky: 'ثابت في الأعلى', static: 'يتحرّك مع الصفحة', hidden: 'مخفي' },
    sidebar: { full: 'كامل', mini: 'مصغّر', hidden: 'مخفي' },
    footer: { default: 'عادي', minimal: 'مختصر' },
  },
};
