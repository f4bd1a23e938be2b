import { paths } from '../../config/paths';
import type { QuestionGroup } from './types';

/** Everything on the questions' page, in its order. Ids are addresses: they never change. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'orders',
    title: 'Orders and delivery',
    questions: [
      {
        id: 'where-is-my-order',
        question: 'Where is my order?',
        answer: [
          'Enter its number on the tracking page: you see its state and the dates, without signing in. The number stands on the page that thanked you. With an account, all your orders are listed there, too.',
        ],
        link: { label: 'Track an order', href: paths.trackOrder },
      },
      {
        id: 'do-i-need-an-account',
        question: 'Do I need an account?',
        answer: [
          'Not for looking around, filling a bag or keeping a wishlist. The checkout asks you to sign in, so that an order belongs to somebody and can be found again. What is in your bag comes along.',
        ],
      },
      {
        id: 'delivery-cost',
        question: 'What does delivery cost?',
        answer: [
          'That depends on the country and on how fast it should be. The checkout shows every way with its price once you have chosen a country, before anything is paid.',
        ],
      },
      {
        id: 'change-order',
        question: 'Can I change an order?',
        answer: [
          'As long as it has not been packed. Write to us with its number and what should be different. We do not change orders from a browser, so nobody else can change yours either.',
        ],
        link: { label: 'Write to us', href: paths.contactUs },
      },
      {
        id: 'send-back',
        question: 'Can I send something back?',
        answer: [
          'Yes, where the law gives you a right to. Write first, with the number of the order; then you know where it goes and when you get your money.',
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
          'On the page of the payment service, to which the checkout leads you. It offers what is usual in your country. If this shop takes no payments yet, the checkout says so, and nothing is charged.',
        ],
      },
      {
        id: 'estimate',
        question: 'Why is the sum called an estimate?',
        answer: [
          'Because the payment page has the last word. It works with the prices of that moment; the bag works with those that your browser saw last. They hardly ever differ, and where they do, you see it before you pay.',
        ],
      },
      {
        id: 'twice',
        question: 'I pressed the button twice. Have I ordered twice?',
        answer: [
          'No. One checkout makes one order, however often the button is pressed and however slow the connection is.',
        ],
      },
    ],
  },
  {
    id: 'sizes',
    title: 'Sizes and things',
    questions: [
      {
        id: 'which-size',
        question: 'Which size am I?',
        answer: [
          'Measure yourself once, then compare with the guide beside the sizes, in centimetres or inches. The columns are bodies and not garments: your number is the number.',
        ],
        link: { label: 'How to measure', href: paths.post('measure-yourself-once') },
      },
      {
        id: 'sold-out',
        question: 'Something has sold out. Will it come back?',
        answer: [
          'Often. Put it on your wishlist: it stays there, and shows by itself when there are some again.',
        ],
        link: { label: 'My wishlist', href: paths.wishlist },
      },
      {
        id: 'fewer',
        question: 'Why are there fewer in my bag than I chose?',
        answer: [
          'You cannot have more of a thing than there are. When the stock gets smaller, the bag follows, and says so in a sentence.',
        ],
      },
      {
        id: 'washing',
        question: 'How do I wash technical clothing?',
        answer: [
          'Cool, inside out, with half the detergent and no softener. The long answer is a post.',
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
    title: 'Films and membership',
    questions: [
      {
        id: 'samples',
        question: 'Can I watch the films here?',
        answer: [
          'The films and series of the shop are samples: they show how such a shelf looks. The classes, with films that you can follow, are at the school.',
        ],
      },
      {
        id: 'plans',
        question: 'What does a plan open?',
        answer: [
          'The classes, the library and the live events of the school. It is not needed for buying things.',
        ],
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
        question: 'What happens to my address in the newsletter box?',
        answer: [
          'It is not shared with anybody. As long as no provider is set up it is not even stored: the box says so.',
        ],
        link: { label: 'Privacy', href: `${paths.privacy}#newsletter` },
      },
      {
        id: 'shared-computer',
        question: 'I use a shared computer. Who sees my bag?',
        answer: [
          'A bag that you filled while signed in leaves the browser when you sign out. One that you filled as a guest stays in that browser until somebody empties it.',
        ],
      },
      {
        id: 'readable',
        question: 'Can I make the page easier to read?',
        answer: [
          'The round button in the corner changes the size of the text, light and dark, and the colours. Zooming with the browser works, too, and nothing gets lost.',
        ],
      },
    ],
  },
];
