import type { MessageGroups } from '../groups';
import { formatCount } from './plural';

/** The messages of posts and their cards, in Arabic. */
export const post: MessageGroups['post'] = {
  kinds: { audio: 'صوت', video: 'فيديو', link: 'رابط', quote: 'اقتباس', gallery: 'صور' },
  writtenBy: (name) => `بقلم \u2068${name}\u2069`,
  readingTime: (minutes) =>
    formatCount(minutes, {
      zero: 'قراءة في أقل من دقيقة',
      one: 'قراءة في دقيقة',
      two: 'قراءة في دقيقتين',
      few: 'قراءة في # دقائق',
      many: 'قراءة في # دقيقة',
      other: 'قراءة في # دقيقة',
    }),
  transcript: 'النص المكتوب',
  play: (title) => `تشغيل \u2068${title}\u2069`,
  pause: (title) => `إيقاف \u2068${title}\u2069 مؤقتًا`,
  position: 'الموضع',
  timeOfTotal: (now, all) => `${now} من ${all}`,
  speed: (rate) => `السرعة ${rate}`,
  audioFailed: 'تعذّر تشغيل هذا التسجيل.',
  videoFailed: 'تعذّر تشغيل هذا الفيديو.',
  openPicture: (at, count) => `افتحي الصورة ${at} من ${count}`,
  picture: (at, count) => `${at} من ${count}`,
  gallery: 'الصور',
  navigation: 'مقالات أخرى',
  code: 'شيفرة برمجية',
  previousPost: 'المقالة السابقة',
  nextPost: 'المقالة التالية',
  aboutAuthor: 'عن الكاتبة',
  share: 'مشاركة',
  copyLink: 'نسخ الرابط',
  copied: 'نُسخ الرابط',
  notCopied: 'تعذّر نسخ الرابط',
};
