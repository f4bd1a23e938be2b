/** A pattern that `docs/voice.md` refuses, and what to write instead. */
export interface CopyRule {
  pattern: RegExp;
  reason: string;
  /** If set, the rule applies only in these files. */
  files?: RegExp;
}

const rule = (pattern: RegExp, reason: string, files?: RegExp): CopyRule =>
  files ? { pattern, reason, files } : { pattern, reason };

/**
 * The rules for everything in English that a person reads: messages, content, documents and
 * comments.
 */
export const rulesForEverything: readonly CopyRule[] = [
  rule(/\be-mails?\b/i, 'write “email”'),
  rule(/\bgo(es|ing)? on\b(?! (the|a|an|to|your)\b)/i, 'write “continue”'),
  rule(/\bgoods\b/i, 'write “products” or “items”'),
  rule(/\b(whoever|somebody|everybody)\b/i, 'write “anyone who”, “someone” or “everyone”'),
  rule(
    /\b\w*(colour|favourite|behaviour|neighbour|harbour|rumour|programmes?\b|practis|centre(?!d)|cancelled)\w*\b/i,
    'use American spelling',
  ),
  rule(/\banew\b/i, 'write “again”'),
  rule(/\d %/, 'no space before %'),
  rule(/\bas high as\b/i, 'write “as tall as”'),
  rule(
    /\b(screens?|box(es)?|windows?|viewports?|cards?|images?|pictures?) (that (is|are) )?(lower|higher) than\b/i,
    'write “shorter than” or “taller than”',
  ),
  rule(
    /(?<!\b(story|voice|life|mind) )\bof (its|their|our) own(?=[,.;:)]|$| (because|in|so|that|which)\b)/i,
    'write “its own …”',
  ),
  rule(/\b(an|the) own\b/i, 'write “your own …” or “its own …”'),
  rule(/\bsurroundings\b/i, 'name what it needs'),
  rule(/\bsound tracks?\b/i, 'write “audio track”'),
  rule(/\bsome (milliseconds|seconds|minutes|hundreds?|thousands?)\b/i, 'write “a few”'),
  rule(
    /(?<!\bthere )\b(is|are) no (?!(longer|more|less|one|help)\b)\w/i,
    'write “isn’t a …”, or “is not a …” in documents',
  ),
  rule(/\breplaces? (\w+ ){1,5}by\b(?! frame\b)/i, 'write “replace … with”'),
  rule(/\bprevents? that\b/i, 'write “prevent … from”, or “keep … from”'),
  rule(/\bbelongs? into\b/i, 'write “belongs in”'),
  rule(/\bin case that\b/i, 'write “in case”'),
  rule(/\bby itself\b/i, 'write “automatically” or “on its own”'),
  rule(
    /\bfrom (?!(now|then|there)\b)[\w%]+( [\w%]+){0,4}? on(?=[,.;:)]|$)|\bfrom (CODE|`\w+`|a breakpoint) up\b/i,
    'write “at … and wider”, “… or more” or “starting with …”',
  ),
  rule(
    /\b(has|have) ((more|less) than )?\d[\d.,]* (KB|MB|GB|bytes)\b/,
    'a size is, it doesn’t have',
  ),
  rule(/\bnobody\b/i, 'write “no one”', /\.mdx?$|\/i18n\/|\/messages/),
  rule(/(?<!(and|of)( the)? )\bdata (are|aren’t|have|don’t)\b/i, 'data is singular'),
  rule(/\bthe way (members|visitors|customers|people) see\b/i, 'write “as members see it”'),
];

/** The rules for the product's texts: messages and content. */
const rulesForTexts: readonly CopyRule[] = [
  rule(/\bdid(n’t| not) arrive\b/i, 'write “We couldn’t load …”'),
  rule(/(?<!all |places |both )\bat once\b/i, 'write “right away”'),
  rule(
    /\b(do|does|did|is|are|was|were|has|have|could|would|should|ca?n|will) ?not\b/i,
    'use the contraction with ’',
  ),
  rule(/\p{L}'\p{L}/u, 'use ’ (U+2019)'),
  rule(/!/, 'no exclamation points'),
];

const emailFiles =
  /^apps\/(site|shop|studio)\/src\/i18n\/en\/(auth|emailLinks|profile|verification)\./;

/** The rules for messages only. */
const rulesForMessages: readonly CopyRule[] = [
  rule(/\bmails?\b/i, 'write “email”'),
  rule(/(?<!\b(email|IP) )\baddress(es)?\b/i, 'the noun is “email”', emailFiles),
  rule(/\bbags?\b/i, 'write “cart”'),
  rule(/\bfilms?\b(?! (others|next))/i, 'write “video”, or “movie” in the shop'),
  rule(/\bteachers?\b/i, 'write “instructor”'),
  rule(/\bsend\w* back\b/i, 'write “return”'),
  rule(/'/, 'use ’ (U+2019); a straight apostrophe is an escape character in ICU messages'),
  rule(/\b(is|are) [^.]*\bfrom now on\b/i, 'say what happens: “appears on …”'),
  rule(/\b(class(es)?|members?|administrators?|rules) of the school\b/i, 'write “school …”'),
  rule(
    /\bthe (access|role|account|email|instructors) of\b|\bcontent of the school\b/i,
    'write “the school’s …” or “{name}’s …”',
  ),
  rule(/: (please )?(try|retry|sign in) /i, 'write “so” instead of a colon'),
  rule(/(^|[.;] )(You|We|They|It) (are|is) /, 'use the contraction with ’'),
  rule(/\b[Uu]?ids?\b/, 'write “ID” or “UID”'),
  rule(/\b(couldn’t|can’t) \w+ this([.?]|$)|\baccess to this([.?]|$)/i, 'name what “this” is'),
];

/** All rules for messages. */
export const messageRules = [...rulesForEverything, ...rulesForTexts, ...rulesForMessages];
/** All rules for posts, samples and products. */
export const contentRules = [...rulesForEverything, ...rulesForTexts];

const IMPERATIVES =
  'احذفي|احفظي|اعرضي|افتحي|ألغي|أرسلي|أضيفي|أظهري|تصفّحي|راجعي|شاهدي|عدّلي|غيّري|نزّلي';
const MY_NOUNS = 'اشتراكي|أيامي|بريدي|بياناتي|حسابي|دقائقي|سلتي|صفحتي|طلباتي|مكتبتي|ملفي';
const NOUNS = 'اشتراك|بريد|جهاز|حساب|سلت|صفحت|قائمت|مكان|مكتبت|ملف|وحد';

/** The rules for Arabic messages and content. */
export const arabicRules: readonly CopyRule[] = [
  rule(/المستخدم/, 'speak to her: no “the user”'),
  rule(/(^|[\s«])(بساط|حصيرة|البساط)/, 'a mat is سجّادة', /\/i18n\/|\/messages/),
  rule(/(^|\s)(ال)?(درس|دروس)(\s|$)/, 'a class is حصة', /\/i18n\/|\/messages/),
  rule(/فعالي/, 'a live event is لقاء مباشر'),
  rule(/مكانك محفوظ/, 'her place in a class is موضع توقّفك'),
  rule(/لم تستجب خدمتنا/, 'write حدث خلل لدينا'),
  rule(/لم (تصل|يصل) /, 'write تعذّر تحميل', /\/i18n\/|\/messages/),
  rule(/متصفّح/, 'write متصفح'),
  rule(/التحقق|الاطلاع/, 'write التحقّق and الاطّلاع'),
  rule(/الزبائن/, 'customer service is خدمة العملاء', /\/i18n\/|\/messages/),
  rule(/\p{Script=Arabic}[,;?]/u, 'use ، ؛ ؟'),
  rule(/["']/, 'use « »', /\/i18n\/|\/messages/),
  rule(/\d %/, 'no space before %'),
  rule(
    new RegExp(`^(${IMPERATIVES})ه?ا?(?= ).* (${MY_NOUNS})(?![\\p{L}\\p{M}])`, 'u'),
    'an imperative to her, and then “my”: two people',
  ),
  rule(/(^|\s)أعطي /, 'say what she does: اكتبي اسمًا'),
  rule(/(فتح|تحميل|عرض|على|نتوقّع) هذا(?=$|[.،؛])/, 'name what هذا is'),
  rule(new RegExp(`(${NOUNS})كِ(?!\\p{L})`, 'u'), 'no vowel sign on a noun'),
  rule(/عنوانك|العنوان الذي/, 'an email is بريد', /^apps\/site\//),
  // One word for one thing in all apps.
  rule(/(^|\s)(ال)?(نمط|أنماط)/, 'a style is أسلوب', /\/i18n\/|\/messages/),
  rule(/مرش[ّ]?ح/, 'a filter is عامل تصفية', /\/i18n\/|\/messages/),
  rule(
    /(^|[\s«])(ال)?مُ?دخل(ان|ين|ًا|ات)?(?=[\s.،}]|$)|مداخل/,
    'an entry is عنصر',
    /\/i18n\/|\/messages/,
  ),
  rule(/ترجم(ة|ات) (ال)?(نصية|مصاحبة)/, 'captions are ترجمة مكتوبة', /\/i18n\/|\/messages/),
  rule(/كتالوج/, 'the catalog is قائمة الحصص', /\/i18n\/|\/messages/),
  rule(/مدرب(ة|ات)/, 'write مدرّبة', /\/i18n\/|\/messages/),
  rule(
    /(^|[\s«])ل?(ال|ل)?(أعضاء|زوّار|زائر)(?=[\s.،»]|$)/,
    'members and visitors are women',
    /\/i18n\/|\/messages/,
  ),
  rule(/أطوار/, 'a phase is مرحلة', /\/i18n\/|\/messages/),
  rule(/(ال)?حاوية/, 'the bucket is مساحة تخزين المدرسة', /\/i18n\/|\/messages/),
  rule(/استردّ(ي|يها)(?=\s)/, 'she refunds: ردّي; استردّي means that she gets money back'),
  rule(/(^|\s)ك(إصدار|ملف|نص|صورة|مسودة)(?=[\s.،]|$)/, 'write بصيغة … or في …'),
  rule(/^(حذف|إلغاء|إنهاء|استعادة|إصلاح|نشر)(?= ?[^ء-ي؟]*؟$)/, 'ask with أتريدين'),
  rule(/يجري تحميل/, 'write جارٍ تحميل', /\/i18n\/|\/messages/),
  rule(/حاولي (مرة|مجد)/, 'write أعيدي المحاولة', /\/i18n\/|\/messages/),
  rule(/(^|\s)هل ت(?!وجد)\p{L}+ين(?=\s)/u, 'ask with أتريدين', /\/i18n\/|\/messages/),
  rule(/يمكنكِ/, 'no vowel sign on يمكنك', /\/i18n\/|\/messages/),
  rule(/(^|\s)و?أنت(?=[\s.،؛]|$)/, 'write أنتِ', /\/i18n\/|\/messages/),
];

/** Fixed texts (docs/product/errors.md#fixed-error-texts). */
export const fixedTexts: ReadonlySet<string> = new Set([
  'Sign-in was cancelled. Please try again.',
  'Firestore is not available',
]);
