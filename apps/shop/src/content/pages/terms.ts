import type { LegalDocument } from './types';

/** The terms of the shop. The school's classes have their own terms. */
export const terms: LegalDocument = {
  updated: '2026-11-21',
  sections: [
    {
      id: 'parties',
      title: 'Who this is between',
      paragraphs: [
        'These terms are between you and the owner of this shop. You can look around without agreeing to anything. When you order, you agree to these terms as they read that day.',
        'You must be old enough to enter into a contract where you live, or have someone who is agree for you.',
      ],
    },
    {
      id: 'samples',
      title: 'What is a sample',
      paragraphs: [
        'The movies, shows, videos, people and posts in this shop are samples of what it can show. No one in them is real, and you aren’t paying to watch them.',
      ],
    },
    {
      id: 'order',
      title: 'How an order works',
      paragraphs: [
        'What we show on a shelf is an invitation. Your order is an offer; it’s accepted when the payment page confirms your payment. Until then, the total in your cart is an estimate, and if a price has changed in the meantime, you’ll see it before you pay.',
        'If something sells out between your order and the packing table, we’ll tell you and refund you.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'You pay on our payment provider’s page. The provider sees your card; we don’t. If the shop isn’t taking payments, checkout says so, and an order placed there doesn’t bind anyone to anything.',
      ],
    },
    {
      id: 'delivery',
      title: 'Shipping',
      paragraphs: [
        'Checkout shows the shipping options for your country, what they cost and how long they take. You can check the status of an order by its number at any time, without an account.',
      ],
    },
    {
      id: 'returns',
      title: 'Returns',
      paragraphs: [
        'Where the law gives you a right to withdraw, it runs from the day the last item arrives. Write to us with your order number before you send anything back. Try it on at home, but wear it outside only once you’ve decided to keep it.',
      ],
    },
    {
      id: 'membership',
      title: 'Membership',
      paragraphs: [
        'The plans in this shop open the school’s classes and renew until you cancel them in your profile. The school’s terms apply to them.',
      ],
    },
    {
      id: 'use',
      title: 'What you may do with words and pictures',
      paragraphs: [
        'Read them, print them for yourself, quote them with a link. To sell them or present them as your own, you need our permission.',
      ],
    },
    {
      id: 'health',
      title: 'Your body, your judgment',
      paragraphs: [
        'What the posts say about training is general and not medical advice. Stop if something hurts, and ask a professional if you’re pregnant, injured or ill.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'If these terms change, the date above changes with them. Orders already placed keep the terms they were placed under.',
      ],
    },
  ],
};
