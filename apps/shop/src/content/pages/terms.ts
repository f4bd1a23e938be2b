import type { Rules } from './types';

/** The rules of the shop; of the school's classes the school has its own. */
export const terms: Rules = {
  updated: '2026-11-21',
  sections: [
    {
      id: 'parties',
      title: 'Who this is between',
      paragraphs: [
        'Between you and whoever runs this shop. Looking around needs no agreement. With an order you agree to what is written here, in the wording of that day.',
        'You must be old enough to make contracts where you live, or have somebody agree for you who is.',
      ],
    },
    {
      id: 'samples',
      title: 'What is a sample',
      paragraphs: [
        'Films, series, videos, people and posts in this shop are samples of what it can show. Nobody in them exists, and watching them is not what you pay for.',
      ],
    },
    {
      id: 'order',
      title: 'How an order comes about',
      paragraphs: [
        'What stands on a shelf is an invitation. Your order is an offer; it is accepted when the payment page confirms the payment. Until then the sum in your bag is an estimate, and a price that has changed in the meantime is shown before you pay.',
        'If something has sold out between your order and the packing table, you are told and get your money back.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'You pay on the page of the payment service. It sees your card, we do not. While a shop takes no payments it says so at the checkout, and an order there binds nobody to anything.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      paragraphs: [
        'The ways of delivery, their price and how long they take stand at the checkout, for the country that you name. The number of your order leads to its state at any time, without an account.',
      ],
    },
    {
      id: 'returns',
      title: 'Sending back',
      paragraphs: [
        'Where the law gives you a right to withdraw, it counts from the day on which the last piece arrives. Write to us, with the number of your order, before you send something back. Try on what you like; wear it outside once you have decided.',
      ],
    },
    {
      id: 'membership',
      title: 'Membership',
      paragraphs: [
        'The plans in this shop open the classes of the school and renew until you end them in your profile. Their terms are those of the school.',
      ],
    },
    {
      id: 'use',
      title: 'What you may do with words and pictures',
      paragraphs: [
        'Read them, print them for yourself, quote them with a link. To sell them or to show them as your own needs our word.',
      ],
    },
    {
      id: 'health',
      title: 'Your body, your judgement',
      paragraphs: [
        'What the posts say about training is general and not medical advice. Stop when something hurts, and ask a professional when you are pregnant, injured or ill.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'If these terms change, the date above changes with them. Orders that are on their way keep the terms under which they were placed.',
      ],
    },
  ],
};
