import type { MessageGroups } from '../groups';
import { formatCount, type PluralForms } from './plural';

const unit = (forms: PluralForms) => (value: number) => formatCount(value, forms);

/** The messages of the parts of pages and forms, in Arabic. */
export const components: Pick<
  MessageGroups,
  | 'breadcrumbBanner'
  | 'combobox'
  | 'dateField'
  | 'confirm'
  | 'countdown'
  | 'event'
  | 'heroSlider'
  | 'imageUpload'
  | 'languageSwitch'
  | 'pagination'
  | 'password'
  | 'playlist'
  | 'searchDialog'
  | 'series'
  | 'tags'
  | 'textArea'
  | 'toasts'
  | 'topTen'
> = {
  breadcrumbBanner: { unfold: 'إظهار المسار كاملًا' },
  dateField: {
    choose: (label) => `اختيار تاريخ: ${label}`,
    letters: { day: 'يي', month: 'شش', year: 'سسسس' },
    wrongDate: (example) => `أدخلي تاريخًا، مثل ${example}`,
    beforeMin: (first) => `أدخلي ${first} أو تاريخًا بعده`,
    afterMax: (last) => `أدخلي ${last} أو تاريخًا قبله`,
  },
  combobox: {
    clear: (label) => `مسح ${label}`,
    loading: 'جارٍ تحميل الخيارات',
    noMatches: (query) => `لا نتائج عن «\u2068${query}\u2069». جرّبي أحرفًا أقل.`,
    noOptions: 'لا خيارات بعد.',
    count: (options) =>
      formatCount(options, {
        zero: 'لا خيارات',
        one: 'خيار واحد',
        two: 'خياران',
        few: '# خيارات',
        many: '# خيارًا',
        other: '# خيار',
      }),
  },
  confirm: {
    cancel: 'إلغاء',
    failed: 'لم ينجح ذلك ولم يتغيّر شيء. أعيدي المحاولة من فضلك.',
  },
  countdown: {
    days: unit({
      zero: 'يوم',
      one: 'يوم',
      two: 'يومان',
      few: 'أيام',
      many: 'يومًا',
      other: 'يوم',
    }),
    hours: unit({
      zero: 'ساعة',
      one: 'ساعة',
      two: 'ساعتان',
      few: 'ساعات',
      many: 'ساعة',
      other: 'ساعة',
    }),
    minutes: unit({
      zero: 'دقيقة',
      one: 'دقيقة',
      two: 'دقيقتان',
      few: 'دقائق',
      many: 'دقيقة',
      other: 'دقيقة',
    }),
    seconds: unit({
      zero: 'ثانية',
      one: 'ثانية',
      two: 'ثانيتان',
      few: 'ثوانٍ',
      many: 'ثانية',
      other: 'ثانية',
    }),
    dayShort: 'ي',
    hourShort: 'س',
    minuteShort: 'د',
    secondShort: 'ث',
  },
  event: {
    startsIn: 'يبدأ بعد',
    open: 'الأبواب مفتوحة',
    live: 'مباشر الآن',
    full: 'اكتمل العدد',
    past: 'انتهى',
    cancelled: 'أُلغي',
  },
  heroSlider: {
    slider: 'عارض شرائح',
    slide: 'شريحة',
    controls: 'الشرائح',
    previous: 'الشريحة السابقة',
    next: 'الشريحة التالية',
    pause: 'إيقاف عرض الشرائح',
    play: 'تشغيل عرض الشرائح',
    position: (index, count) => `${index} من ${count}`,
  },
  imageUpload: {
    choose: 'اختاري صورة',
    replace: 'استبدال',
    remove: 'إزالة',
    dropHint: 'يمكنك أيضًا إفلاتها أو لصقها هنا.',
    dropHere: 'أفلتيها لاستعمالها.',
    accepts: (kinds, size) => `${kinds}، حتى \u2068${size}\u2069.`,
    wrongType: (kinds) => `لا يمكننا عرض هذا النوع من الملفات. اختاري ${kinds}.`,
    tooLarge: (size) => `هذه الصورة كبيرة جدًا. اختاري صورة لا تتجاوز \u2068${size}\u2069.`,
    chosen: (name) => `اختيرت \u2068${name}\u2069`,
    removed: 'أُزيلت الصورة',
    uploading: 'جارٍ الرفع',
    preview: 'الصورة التي اخترتِها',
  },
  languageSwitch: {
    label: 'اللغة',
    chosen: 'أصبحت هذه الصفحة بالعربية.',
    failed: 'تعذّر تحميل اللغة. تحقّقي من اتصالك وأعيدي المحاولة.',
  },
  pagination: {
    pages: 'الصفحات',
    page: (page) => `الصفحة ${page}`,
    pageOf: (page, count) => `الصفحة ${page} من ${count}`,
  },
  password: { capsLock: 'مفتاح الأحرف الكبيرة مفعّل' },
  playlist: { private: 'خاصة', empty: 'لا شيء فيها بعد' },
  searchDialog: {
    title: 'البحث',
    list: 'النتائج',
    recent: 'عمليات البحث الأخيرة',
    clearRecent: 'مسح الكل',
    removeRecent: (query) => `إزالة \u2068${query}\u2069`,
    suggestions: 'جرّبي إحدى هذه',
    searching: 'جارٍ البحث',
    results: (count, isOne) => (isOne ? 'نتيجة واحدة' : `النتائج: ${count}`),
    nothing: (query) => `لا نتائج لـ«\u2068${query}\u2069»`,
    nothingHint: 'تحقّقي من الكتابة أو جرّبي كلمة أقصر.',
    failed: 'تعذّر البحث',
    failedHint: 'بحثك ما زال هنا. أعيدي المحاولة بعد قليل.',
    keysMove: 'للتنقّل',
    keysOpen: 'للفتح',
    keysClose: 'للإغلاق',
  },
  series: { isNew: 'جديدة', following: 'في قائمة المتابعة' },
  tags: {
    remove: (label) => `إزالة ${label}`,
    removed: (label) => `أُزيل: ${label}`,
    more: (count) => `و${count} أخرى`,
    fewer: 'عرض أقل',
  },
  textArea: {
    count: (used, most) => `${used} / ${most}`,
    limit: (most) =>
      formatCount(most, {
        zero: 'لا حروف',
        one: 'الحد الأقصى حرف واحد',
        two: 'الحد الأقصى حرفان',
        few: 'الحد الأقصى # أحرف',
        many: 'الحد الأقصى # حرفًا',
        other: 'الحد الأقصى # حرف',
      }),
    left: (count) =>
      formatCount(count, {
        zero: 'لم يبقَ أي حرف',
        one: 'بقي حرف واحد',
        two: 'بقي حرفان',
        few: 'بقيت # أحرف',
        many: 'بقي # حرفًا',
        other: 'بقي # حرف',
      }),
    tooMany: (count) =>
      formatCount(count, {
        zero: 'لا أحرف زائدة',
        one: 'حرف واحد زائد',
        two: 'حرفان زائدان',
        few: '# أحرف زائدة',
        many: '# حرفًا زائدًا',
        other: '# حرف زائد',
      }),
  },
  toasts: {
    region: (key) => `الإشعارات (${key})`,
    notification: 'إشعار',
    success: 'تم:',
    danger: 'خطأ:',
    warning: 'تنبيه:',
    info: 'ملاحظة:',
  },
  topTen: { rank: (rank) => `رقم ${rank}: ` },
};
