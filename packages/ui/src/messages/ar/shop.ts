import type { MessageGroups } from '../groups';
import { formatCount } from './plural';

/** The messages of products and plans, in Arabic. */
export const shop: Pick<
  MessageGroups,
  'cart' | 'newsletter' | 'order' | 'price' | 'pricing' | 'product' | 'quantity' | 'rating'
> = {
  cart: {
    remove: 'إزالة',
    removeNamed: (name) => `إزالة \u2068${name}\u2069`,
    removed: (name) => `أُزيل من السلة: \u2068${name}\u2069.`,
    undo: 'تراجُع',
    each: (price) => `\u2068${price}\u2069 للقطعة`,
    items: (count) =>
      formatCount(count, {
        zero: 'لا قطع',
        one: 'قطعة واحدة',
        two: 'قطعتان',
        few: '# قطع',
        many: '# قطعة',
        other: '# قطعة',
      }),
  },
  newsletter: {
    subscribe: 'اشتركي',
    email: 'البريد الإلكتروني',
    privacy: 'لن نشارك بريدك الإلكتروني مع أحد.',
    noProvider: 'لا نحفظ شيئًا الآن: لم تُفعَّل النشرة البريدية بعد.',
    invalid: 'أدخلي بريدًا إلكترونيًا مثل name@example.com.',
    done: 'شكرًا لكِ. ستصلك أخبارنا.',
    placeholder: 'يبدو هذا البريد صحيحًا. تحقّقنا منه ولم نحفظه.',
  },
  order: {
    title: 'ملخّص الطلب',
    show: 'إظهار ملخّص الطلب',
    hide: 'إخفاء ملخّص الطلب',
    subtotal: 'المجموع الفرعي',
    discount: 'الخصم',
    delivery: 'التوصيل',
    tax: 'الضريبة',
    total: 'المجموع',
    quantity: (count) => `الكمية: ${count}`,
  },
  price: {
    was: 'كان',
    now: 'الآن',
    from: 'ابتداءً من',
    free: 'مجانًا',
    month: 'في الشهر',
    year: 'في السنة',
    soldOut: 'نفدت الكمية',
    range: (low, high) => `من \u2068${low}\u2069 إلى \u2068${high}\u2069`,
  },
  pricing: {
    period: 'الدفع',
    month: 'شهريًا',
    year: 'سنويًا',
    current: 'خطتك',
    features: (plan) => `ما تشمله خطة \u2068${plan}\u2069`,
    included: 'مشمول',
    excluded: 'غير مشمول',
    compare: 'قارني بين الخطط',
    feature: 'ما تحصلين عليه',
  },
  product: {
    sale: 'تخفيض',
    isNew: 'جديد',
    soldOut: 'نفدت الكمية',
    colors: (names) => `الألوان: ${names}`,
    add: 'أضيفي إلى السلة',
    named: (label, name) => `${label}: \u2068${name}\u2069`,
    adding: (name) => `جارٍ إضافة \u2068${name}\u2069`,
    added: 'تمت الإضافة',
    addedNamed: (name) => `أُضيف إلى السلة: \u2068${name}\u2069`,
    notAdded: 'لم ينجح ذلك. أعيدي المحاولة.',
    wishlistToggle: (name) => `قائمة الأمنيات: \u2068${name}\u2069`,
  },
  quantity: {
    decrease: (label) => `إنقاص واحدة: ${label}`,
    increase: (label) => `زيادة واحدة: ${label}`,
    remove: (label) => `إزالة: ${label}`,
    onlyLeft: (most) =>
      formatCount(most, {
        zero: 'لم يبقَ شيء',
        one: 'بقيت واحدة فقط',
        two: 'بقيت اثنتان فقط',
        few: 'بقيت # فقط',
        many: 'بقيت # فقط',
        other: 'بقيت # فقط',
      }),
    atLeast: (least) => `${least} على الأقل`,
  },
  rating: {
    value: (value, max) => `${value} من ${max}`,
    reviews: (count, written) =>
      formatCount(count, {
        zero: 'لا تقييمات',
        one: 'تقييم واحد',
        two: 'تقييمان',
        few: `${written} تقييمات`,
        many: `${written} تقييمًا`,
        other: `${written} تقييم`,
      }),
    none: 'لا تقييمات بعد',
    stars: (count) =>
      formatCount(count, {
        zero: 'بلا نجوم',
        one: 'نجمة واحدة',
        two: 'نجمتان',
        few: '# نجوم',
        many: '# نجمة',
        other: '# نجمة',
      }),
    starLabels: ['ضعيف', 'مقبول', 'جيّد', 'جيّد جدًا', 'ممتاز'],
  },
};
