import type { MessageGroups } from '../groups';

/** The messages of the components of `@gschool/ui/admin`, in Arabic. */
export const admin: Pick<
  MessageGroups,
  'commandPalette' | 'keys' | 'shortcutsPanel' | 'sideNav' | 'timeline'
> = {
  commandPalette: {
    title: 'الأوامر',
    placeholder: 'اكتبي أمرًا أو ابحثي',
    list: 'الأوامر',
    recent: 'الأخيرة',
    searching: 'جارٍ البحث',
    count: (count, isOne) => (isOne ? 'نتيجة واحدة' : `عدد النتائج: ${count}`),
    nothing: (query) => `لا نتائج عن «\u2068${query}\u2069»`,
    nothingHint: 'راجعي الإملاء، أو جرّبي كلمة أقصر.',
    empty: 'لا أوامر بعد',
    keysMove: 'للتنقل',
    keysRun: 'للتنفيذ',
    keysClose: 'للإغلاق',
  },
  keys: {
    command: 'Command',
    option: 'Option',
    control: 'Control',
    shift: 'Shift',
    up: 'سهم لأعلى',
    down: 'سهم لأسفل',
    left: 'سهم لليسار',
    right: 'سهم لليمين',
    enter: 'Enter',
  },
  shortcutsPanel: {
    title: 'اختصارات لوحة المفاتيح',
    singleKeys: 'الاختصارات ذات المفتاح الواحد',
    singleKeysHint: 'أوقفيها إن كنتِ تتكلمين بدل الكتابة.',
  },
  sideNav: {
    collapse: 'إظهار الأيقونات وحدها',
    expand: 'إظهار الأسماء',
    bottomBar: 'الأكثر استعمالًا',
  },
  timeline: {
    today: 'اليوم',
    yesterday: 'أمس',
    tomorrow: 'غدًا',
    undated: 'بلا تاريخ',
    justNow: 'الآن',
    by: 'من',
    details: 'التفاصيل',
  },
};
