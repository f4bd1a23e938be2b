import { paths } from '../../config/paths';
import type { QuestionGroup } from './types';

/** The questions of the FAQ, in order. Ids are anchors and must not change. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'orders',
    title: 'Orders and shipping',
    questions: [
      {
        id: 'where-is-my-order',
        question: 'Where is my order?',
        answer: [
          'Enter your order number on the tracking page to see its status and dates, no sign-in needed. The number is on your confirmation page. If you have an account, all your orders are listed there too.',
        ],
        link: { label: 'Track an order', href: paths.trackOrder },
      },
      {
        id: 'do-i-need-an-account',
        question: 'Do I need an account?',
        answer: [
          'Not to look around, fill a cart or keep a wishlist. Checkout asks you to sign in so that your order is yours and you can find it again. Your cart comes with you.',
        ],
      },
      {
        id: 'delivery-cost',
        question: 'How much is shipping?',
        answer: [
          'That depends on the country and how fast you want it. Checkout shows every shipping option with its price once you’ve chosen a country, before you pay.',
        ],
      },
      {
        id: 'change-order',
        question: 'Can I change an order?',
        answer: [
          'Yes, as long as it hasn’t been packed. Write to us with your order number and what to change. Orders can’t be changed from a browser, so no one else can change yours either.',
        ],
        link: { label: 'Write to us', href: paths.contactUs },
      },
      {
        id: 'send-back',
        question: 'Can I return something?',
        answer: [
          'Yes, where the law gives you the right to. Write to us first with your order number, and we’ll tell you where to send it and when to expect your refund.',
        ],
        link: { label: 'What the terms say', href: `${paths.terms}#returns` },
      },
    ],
  },
  {
    id: 'payment',
    title: 'Payment',
    questions: [
      {
        id: 'how-to-pay',
        question: 'How do I pay?',
        answer: [
          'Checkout takes you to our payment provider’s page, which offers the usual methods for your country. If this shop isn’t taking payments yet, checkout says so, and you won’t be charged.',
        ],
      },
      {
        id: 'estimate',
        question: 'Why is the total called an estimate?',
        answer: [
          'Because the payment page has the last word. It uses the prices at that moment; your cart uses the last ones your browser saw. They hardly ever differ, and if they do, you’ll see it before you pay.',
        ],
      },
      {
        id: 'twice',
        question: 'I pressed the button twice. Did I order twice?',
        answer: [
          'No. One checkout makes one order, however often the button is pressed and however slow the connection is.',
        ],
      },
    ],
  },
  {
    id: 'sizes',
    title: 'Sizes and products',
    questions: [
      {
        id: 'which-size',
        question: 'Which size am I?',
        answer: [
          'Measure yourself once, then compare with the guide beside the sizes, in centimeters or inches. The columns are body measurements, not garment measurements: your number is the number.',
        ],
        link: { label: 'How to measure', href: paths.post('measure-yourself-once') },
      },
      {
        id: 'sold-out',
        question: 'Something has sold out. Will it come back?',
        answer: [
          'Often. Add it to your wishlist: it stays there and shows when it’s back in stock.',
        ],
        link: { label: 'My wishlist', href: paths.wishlist },
      },
      {
        id: 'fewer',
        question: 'Why are there fewer in my cart than I chose?',
        answer: [
          'You can’t order more than we have. When stock drops, your cart adjusts and tells you.',
        ],
      },
      {
        id: 'washing',
        question: 'How do I wash technical clothing?',
        answer: [
          'Cold, inside out, with half the detergent and no fabric softener. The long answer is on the blog.',
        ],
        link: {
          label: 'The care label, translated',
          href: paths.post('the-care-label-translated'),
        },
      },
    ],
  },
  {
    id: 'membership',
    title: 'Movies and membership',
    questions: [
      {
        id: 'samples',
        question: 'Can I watch the movies here?',
        answer: [
          'The shop’s movies and shows are samples: they show what such a shelf could look like. The classes you can actually follow are at the school.',
        ],
      },
      {
        id: 'plans',
        question: 'What do I get with a plan?',
        answer: ['The school’s classes, library and live events. You don’t need one to shop.'],
        link: { label: 'Compare the plans', href: paths.pricingPlan },
      },
    ],
  },
  {
    id: 'privacy',
    title: 'You and your data',
    questions: [
      {
        id: 'newsletter',
        question: 'What happens to the email I enter in the newsletter box?',
        answer: [
          'We don’t share it with anyone. Until the newsletter is set up, we don’t even store it, and the box says so.',
        ],
        link: { label: 'Privacy', href: `${paths.privacy}#newsletter` },
      },
      {
        id: 'shared-computer',
        question: 'I use a shared computer. Who can see my cart?',
        answer: [
          'A cart you filled while signed in leaves the browser when you sign out. One you filled as a guest stays in that browser until someone empties it.',
        ],
      },
      {
        id: 'readable',
        question: 'Can I make the page easier to read?',
        answer: [
          'Yes. “Customize appearance” changes the text size, light or dark mode, and the colors. It’s the gear in the header, or an entry in the menu on a phone. Zooming in your browser works too.',
        ],
      },
    ],
  },
];
