import type { MessageGroups } from '../groups';
import { formatCount } from './plural';

/** The messages of the components of `@gschool/ui/editor`, in Arabic. */
export const editor: Pick<
  MessageGroups,
  'dateTimeField' | 'diffView' | 'languageFields' | 'sortableList' | 'splitView' | 'tagField'
> = {
  languageFields: {
    missing: 'ناقص',
    outdatedSince: (date) => `قديم منذ ${date}`,
    confirm: 'ما زال صحيحًا',
    confirmOf: (field, language) => `ما زال صحيحًا: ${field}، ${language}`,
    confirmed: (language) => `${language}: عُدّ صحيحًا`,
  },
  sortableList: {
    move: (label) => `نقل ${label}`,
    movable: 'قابل للنقل',
    help: 'اضغطي مفتاح المسافة لالتقاط العنصر، وانقليه بمفاتيح الأسهم، ثم اضغطي المسافة مرة أخرى لوضعه. مفتاح Esc يتركه حيث كان. والنقرة تُظهر أزرارًا بدلًا من ذلك.',
    pickedUp: (label, place, count) => `التُقط ${label}، الموضع ${place} من ${count}.`,
    isAt: (label, place, count) => `${label}: الموضع ${place} من ${count}.`,
    dropped: (label, place, count) => `وُضع ${label} في الموضع ${place} من ${count}.`,
    cancelled: (label, place, count) => `عاد ${label} إلى الموضع ${place} من ${count}.`,
    up: 'إلى أعلى',
    down: 'إلى أسفل',
    remove: (label) => `إزالة ${label}`,
    removed: (label) => `أُزيل ${label}`,
    add: 'إضافة',
  },
  tagField: {
    addNew: (text) => `إضافة «\u2068${text}\u2069»`,
    added: (label) => `أُضيف ${label}`,
    addedMany: (formatted) => `أُضيف: ${formatted}`,
    alreadyThere: (label) => `${label} موجود من قبل`,
    notAdded: (text) => `لم يُضف «\u2068${text}\u2069» بعد. اضغطي مفتاح الإدخال في هذا الحقل لإضافته.`,
    unknown: (text) => `«\u2068${text}\u2069» ليس من الخيارات.`,
    limit: (formatted) => `الحد الأقصى: ${formatted}.`,
    full: (formatted) => `الحد الأقصى: ${formatted}. أزيلي واحدًا لإضافة غيره.`,
    listOf: (label) => `المختار: ${label}`,
  },
  dateTimeField: {
    date: 'التاريخ',
    time: 'الوقت',
    zone: 'المنطقة الزمنية',
    wrongTime: (example) => `أدخلي وقتًا، مثل ${example}`,
    missingDate: 'أدخلي التاريخ أيضًا',
    missingTime: 'أدخلي الوقت أيضًا',
    forYou: (dateAndTime) => `بتوقيتك: ${dateAndTime}`,
    skipped: (time, actual) => `تُقدَّم الساعة في هذا اليوم فلا تُظهر ${time} أبدًا. الوقت هو ${actual}.`,
    repeated: (time) => `تُؤخَّر الساعة في هذا اليوم فتُظهر ${time} مرتين`,
    first: (zone) => `المرة الأولى (${zone})`,
    second: (zone) => `المرة الثانية (${zone})`,
  },
  splitView: {
    resize: (start, end) => `عرض ${start} و${end}`,
    share: (percent, start) => `${start}: ${percent}`,
  },
  diffView: {
    before: 'قبل',
    after: 'بعد',
    removed: 'محذوف: ',
    added: 'مضاف: ',
    empty: 'فارغ',
    unchanged: 'لا تغييرات',
    omitted: (_formatted, count) =>
      `… ${formatCount(count, {
        zero: 'لا كلمات أخرى',
        one: 'كلمة أخرى',
        two: 'كلمتان أخريان',
        few: '# كلمات أخرى',
        many: '# كلمة أخرى',
        other: '# كلمة أخرى',
      })} …`,
    showAll: 'إظهار النص كاملًا',
    showLess: 'إظهار أقل',
    showAllOf: (label) => `إظهار النص كاملًا: ${label}`,
    showLessOf: (label) => `إظهار أقل: ${label}`,
  },
};
