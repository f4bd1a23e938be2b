import type { Rules } from './types';

/**
 * What the shop knows of its visitors. `hasNewsletter`: a provider is set up, so an address
 * goes somewhere; `paysElsewhere`: payment is switched on.
 */
export const privacy = (is: { hasNewsletter: boolean; paysElsewhere: boolean }): Rules => ({
  updated: '2026-11-21',
  sections: [
    {
      id: 'short',
      title: 'In short',
      paragraphs: [
        'We keep what an order needs, sell nothing about you, show no advertisements and follow nobody across the web. There is no counter of visitors in these pages.',
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      paragraphs: [
        'Your bag, your wishlist and what you looked at last lie in the storage of your browser, so that they are there tomorrow. So do the language and, for as long as the tab is open, the look that you chose. When you sign out, what belongs to your account is taken away from this device.',
      ],
    },
    {
      id: 'account',
      title: 'With an account',
      paragraphs: [
        'The account is the one of the school: an e-mail address, how you sign in, and what you filled in yourself. When you sign in, the bag that you filled before comes along.',
      ],
    },
    {
      id: 'orders',
      title: 'Orders',
      paragraphs: [
        'An order keeps what was ordered, where it goes and when it was placed. You see it in your account. Whoever knows the number of an order sees its state and its dates, and nothing else: no name, no address, no pieces.',
        'Orders are kept for as long as tax law asks, even if you delete your account.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        is.paysElsewhere
          ? 'You pay on the page of our payment service. It learns what it needs for that: the sum, the pieces and your e-mail address. It alone sees your card.'
          : 'This shop takes no payments at present, so there is nobody to whom we would hand anything about one.',
      ],
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      paragraphs: [
        is.hasNewsletter
          ? 'Your address goes to whoever sends the newsletter for us, and to nobody else. Every letter has a link that ends it.'
          : 'The newsletter has no provider at present. The box checks an address and stores nothing.',
      ],
    },
    {
      id: 'letters',
      title: 'Letters to us',
      paragraphs: [
        'The contact page sends nothing by itself: it opens your own mail program. What you send from there reaches us as any letter does, and is deleted when the matter is settled and no law asks us to keep it.',
      ],
    },
    {
      id: 'services',
      title: 'Who works for us',
      paragraphs: [
        'Accounts, products and orders are kept by Google’s Firebase. It receives what it needs for that, such as your device’s network address, and works on our behalf.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'We set none for advertising or statistics, which is why no banner asks you about them.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'The account settings of the school download everything that is stored about you as one file, and delete it. You may also ask us to correct something, object to a use, or complain to the authority where you live.',
      ],
    },
  ],
});
