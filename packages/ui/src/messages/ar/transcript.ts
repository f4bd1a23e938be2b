import type { MessageGroups } from '../groups';
import { formatCount } from './plural';

/** The messages of a transcript, in Arabic. */
export const transcript: MessageGroups['transcript'] = {
  transcript: 'نص الفيديو',
  playFrom: (time) => `تشغيل من \u2066${time}\u2069`,
  follow: 'متابعة الفيديو',
  search: 'ابحثي في النص',
  matches: (count) =>
    formatCount(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  matchAt: (number, count) => `النتيجة ${number} من ${count}`,
  previousMatch: 'النتيجة السابقة',
  nextMatch: 'النتيجة التالية',
  loading: 'جارٍ تحميل النص',
  failed: 'تعذّر تحميل النص. تحقّقي من اتصالك وأعيدي المحاولة.',
  retry: 'أعيدي المحاولة',
  empty: 'لا كلام في هذا الفيديو.',
};
