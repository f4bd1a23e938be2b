import type { LegalDocument } from './types';

/**
 * The privacy policy. `hasNewsletter` is true if a newsletter provider is configured, `isPaymentOn`
 * if payment is.
 */
export const privacy = (is: { hasNewsletter: boolean; isPaymentOn: boolean }): LegalDocument => ({
  updated: '2026-11-28',
  sections: [
    {
      id: 'short',
      title: 'In short',
      paragraphs: [
        'We keep what an order needs. We don’t sell your data, show ads or track you across the web, and these pages don’t count visitors.',
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      paragraphs: [
        'Your cart, your wishlist and your recently viewed products are stored in your browser, so they’re still there tomorrow. So are your language and, for as long as the tab is open, your appearance settings. When you sign out, whatever belongs to your account is removed from this device.',
      ],
    },
    {
      id: 'account',
      title: 'With an account',
      paragraphs: [
        'Your account is the same one you use at the school: an email address, how you sign in, and what you filled in yourself. When you sign in, your cart and wishlist come with you. They’re then saved in your account, so you find them on all your devices.',
      ],
    },
    {
      id: 'orders',
      title: 'Orders',
      paragraphs: [
        'An order records what you ordered, where it ships and when you placed it. You can see it in your account. Anyone who knows an order’s number can see its status and dates, and nothing else: no name, no address, no items.',
        'We keep orders for as long as tax law requires, even if you delete your account.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        is.isPaymentOn
          ? 'You pay on our payment provider’s page. The provider receives what it needs for that: the total, the items and your email address. Only the provider sees your card.'
          : 'This shop isn’t taking payments right now, so there’s no payment data to share with anyone.',
      ],
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      paragraphs: [
        is.hasNewsletter
          ? 'Your email goes to the service that sends our newsletter, and to no one else. Every email has an unsubscribe link.'
          : 'The newsletter isn’t set up right now. The box checks your email and stores nothing.',
      ],
    },
    {
      id: 'letters',
      title: 'Messages to us',
      paragraphs: [
        'The contact page doesn’t send anything itself; it opens your own email app. What you send from there reaches us like any other email, and we delete it once the matter is settled and no law requires us to keep it.',
      ],
    },
    {
      id: 'services',
      title: 'Services we use',
      paragraphs: [
        'Google’s Firebase stores accounts, products and orders on our behalf. It receives what it needs for that, such as your device’s IP address.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'We don’t set any for ads or analytics, which is why no banner asks you about them.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'In your school account settings, you can download everything we store about you as one file, or delete it. You can also ask us to correct something, object to how we use it, or file a complaint with the authority where you live.',
      ],
    },
  ],
});
