import { describe, expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { getVisibleText } from './copyTexts';
import { findCopyErrors, findProseErrors, hasProse, readCopyFiles } from './findCopyErrors';

const catalog = (text: string, file = 'apps/site/src/i18n/en/a.messages.json') =>
  findCopyErrors({ file, text: JSON.stringify({ 'a.one': text }, null, 2) });

describe('the rules of the copy', () => {
  it.each([
    'Enter your e-mail address.',
    'One mail to open',
    'The events did not arrive',
    'Go on',
    'The goods in it',
    'Your favourite classes',
    'It renews by itself.',
    'You are signed out and cannot play it.',
    "Don't do that",
    'Well done!',
    '{count, plural, one {# film} other {# films}}',
    'The app is on your home screen from now on.',
    'Every class of the school',
    'Nothing is lost: try again.',
    'We couldn’t open this',
    'You don’t have access to this',
    'It ends in some seconds.',
    'Whoever has the link',
    'You are offline',
    'Search by title or id',
    'The plans and the own profile',
    'The files have more than 4 GB.',
    'Nobody has asked that yet',
    'Some data don’t match',
    'The picture, the way members see it',
    'End the access of {name}?',
  ])('refuse %j', (text) => {
    expect(catalog(text)).not.toEqual([]);
  });

  it.each([
    'Check your email.',
    'We couldn’t load the events. Try again.',
    'Continue',
    'Sign-in was cancelled. Please try again.',
    '{count, plural, one {# product} other {# products}}',
    '{mail, select, yes {On} other {Off}}',
    'From now on, you’ll sign in with it.',
    'This page is for members.',
    'A voice of their own, a story of its own, and a key of her own.',
  ])('accept %j', (text) => {
    expect(catalog(text)).toEqual([]);
  });

  it('refuse “address” for an email, where a message is about one', () => {
    const text = 'Use another address';
    expect(catalog(text, 'apps/site/src/i18n/en/emailLinks.messages.json')).not.toEqual([]);
    expect(catalog(text, 'apps/shop/src/i18n/en/checkout.messages.json')).toEqual([]);
    const email = 'Enter your email address.';
    expect(catalog(email, 'apps/site/src/i18n/en/auth.messages.json')).toEqual([]);
  });

  it.each([
    'لم تستجب خدمتنا.',
    'افرشي البساط',
    'مكانك محفوظ',
    'هل تريدين ذلك?',
    'افتحيها في تطبيق بريدي',
    'تصفّحي طلباتي',
    'أعطي القائمة اسمًا.',
    'تعذّر فتح هذا',
    'تبقين في مكانكِ.',
    'يبقى عنوانك القديم.',
    'كل الأنماط',
    'أزيلي أحد المرشّحات.',
    'لا يختلف أي مُدخل.',
    'بلا ترجمة نصية',
    'كل المدربات',
    'تصدير الأعضاء',
    'صفحات الزوّار',
    'يجري تحميل المسودات',
    'حاولي مرة أخرى.',
    'هل تلغين هذا الإصدار؟',
    'يمكنكِ التراجع.',
    'وأنت حذفتِه',
    'الأطوار',
    'ترفضه الحاوية',
    'استردّي الدفعات في Stripe',
    'نُشر كإصدار',
    'حذف {name}؟',
  ])('refuse the Arabic %j', (text) => {
    expect(catalog(text, 'apps/site/src/i18n/ar/a.messages.json')).not.toEqual([]);
  });

  it.each([
    'حذف حسابي',
    'افتحي ملفك',
    'تعذّر فتح هذا الملف',
    'هذا لكِ وحدك',
    'عنوان التوصيل',
    'هل تناسب المبتدئات؟',
  ])('accept the Arabic %j', (text) => {
    expect(catalog(text, 'apps/site/src/i18n/ar/a.messages.json')).toEqual([]);
  });

  it('name the line of a message', () => {
    const text = '{\n  "a": "Fine",\n  "b": "Go on"\n}';
    expect(findCopyErrors({ file: 'apps/shop/src/i18n/en/b.messages.json', text })).toEqual([
      expect.objectContaining({ line: 3, reason: expect.stringContaining('docs/voice.md') }),
    ]);
  });

  it('read the strings of a messages.ts, but neither its comments nor its code', () => {
    const text = [
      '/** Goods that go on. */',
      'export const messages = {',
      "  goOn: 'Continue',",
      '  of: (name: string) => `Go on with ${name}`,',
      '};',
    ].join('\n');
    expect(findCopyErrors({ file: 'packages/ui/src/A/messages.ts', text })).toEqual([
      expect.objectContaining({ line: 4 }),
    ]);
  });

  it('check the text of a message without its arguments', () => {
    expect(
      getVisibleText('{count, plural, =0 {No bag} one {# item} other {# items}} of {goods}'),
    ).toBe('No bag # item # items of');
  });

  it('find the catalogs of both apps and the components, in both languages', () => {
    const files = readCopyFiles(repositoryRoot).map(({ file }) => file);
    for (const part of [
      'apps/site/src/i18n/ar/',
      'apps/shop/src/i18n/en/',
      '/messages.ts',
      'messages/ar/',
    ]) {
      expect(files.some((file) => file.includes(part))).toBe(true);
    }
  });
});

describe('the rules of the copy, outside the messages', () => {
  const lines = (file: string, text: string) =>
    findProseErrors({ file, text }).map(({ line }) => line);

  it.each([
    'A page that is as high as a screen.',
    'From this width on, it has two columns.',
    'Two columns, from `lg` up.',
    'A chunk of its own.',
    'A screen lower than 20rem.',
    'What a download needs from its surroundings.',
    'It has one sound track.',
    'Shown for some seconds.',
    'After a reload it goes on.',
    'Whoever can open it.',
    'A cancelled order.',
    'It saves 3 %.',
    'The sheet has 25 KB.',
    'A text that is no price.',
    'It replaces the text by the nearest number.',
    'This prevents that a copy is lost.',
    'It belongs into the log.',
    'In case that another device has written.',
    'It scrolls by itself.',
  ])('refuse %j in documents and comments', (text) => {
    expect(lines('docs/commands.md', `# A\n\n${text}`)).toEqual([3]);
    expect(lines('packages/ui/src/a.ts', `const a = 1;\n\n/** ${text} */`)).toEqual([3]);
    expect(lines('packages/ui/src/a.ts', `const a = 1;\n  // ${text}`)).toEqual([2]);
    expect(lines('apps/shop/src/content/a.ts', `const a = '${text}';`)).toEqual([1]);
  });

  it.each([
    'It cannot go on the list, because only members of the school are.',
    'From now on, requests wait. Columns from left to right on every page.',
    'Several videos play at once. The hashed files of its own origin.',
    'Prices as low as that, and as wide as a column!',
    'There is no page, and it is no longer replaced by another one.',
  ])('accept %j in documents and comments', (text) => {
    expect(lines('docs/commands.md', text)).toEqual([]);
    expect(lines('packages/ui/src/a.ts', `// ${text}`)).toEqual([]);
  });

  it('read a comment as one text, over its lines', () => {
    const text = 'const a = 1;\n/**\n * One that is as\n * high as a screen.\n */\nconst b = 2;';
    expect(lines('packages/ui/src/a.ts', text)).toEqual([2]);
    expect(lines('e2e/a.spec.ts', 'a();\n// After a reload it goes\n// on.\n')).toEqual([2]);
  });

  it('read neither the code of a file nor what a text only names', () => {
    expect(lines('packages/ui/src/a.ts', "const colour = 'It goes on.'; // fine")).toEqual([]);
    expect(lines('docs/commands.md', '```ts\nconst colour = 1;\n```')).toEqual([]);
    expect(
      lines('docs/commands.md', 'Set `colour`, in [src](src/colour.ts): “Whoever said it”.'),
    ).toEqual([]);
    expect(lines('packages/ui/src/A.mdx', '### Also called: palette, colour')).toEqual([]);
  });

  it('read the strings and the text of posts and samples, as strictly as messages', () => {
    const file = 'apps/shop/src/content/blog/texts/a.tsx';
    const post =
      'export const a = (\n  <p title="I can not">\n    A day that is not yours!\n  </p>\n);';
    expect(lines(file, post)).toEqual([2, 3, 3]);
    expect(lines(file, "const tag = 'colour';")).toEqual([]);
    expect(lines('mocks/src/content/a.ts', "const a = 'هل تريدين ذلك?';")).toEqual([1]);
    expect(lines('apps/shop/src/content/media/ar/a.json', '{\n"a": "نحو 20 %"\n}')).toEqual([2]);
  });

  it('leave the words to the guide and the glossary, which quote them', () => {
    expect(hasProse('docs/voice.md')).toBe(false);
    expect(hasProse('docs/glossary.md')).toBe(false);
    expect(hasProse('docs/testing.md')).toBe(true);
    expect(hasProse('firebase/firestore.rules')).toBe(true);
  });
});
