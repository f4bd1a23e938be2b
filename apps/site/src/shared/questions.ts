import type { MessageId } from '../i18n/useT';

/** A question and its answer; `id` is the anchor of `/about/faq#id`. */
export interface Question {
  id: string;
  question: MessageId;
  answer: MessageId;
}

/** Questions that belong together. */
export interface QuestionGroup {
  id: string;
  title: MessageId;
  questions: readonly Question[];
}

/** Everything on the questions' page, in its order. Ids are addresses: they never change. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'before-you-begin',
    title: 'faq.groupJoin',
    questions: [
      { id: 'what', question: 'faq.what', answer: 'faq.whatA' },
      { id: 'level', question: 'faq.level', answer: 'faq.levelA' },
      { id: 'equipment', question: 'faq.equipment', answer: 'faq.equipmentA' },
      { id: 'health', question: 'faq.health', answer: 'faq.healthA' },
    ],
  },
  {
    id: 'classes',
    title: 'faq.groupWatch',
    questions: [
      { id: 'devices', question: 'faq.devices', answer: 'faq.devicesA' },
      { id: 'captions', question: 'faq.captions', answer: 'faq.captionsA' },
      { id: 'download', question: 'faq.download', answer: 'faq.downloadA' },
      { id: 'cyclical', question: 'faq.cyclical', answer: 'faq.cyclicalA' },
    ],
  },
  {
    id: 'prices',
    title: 'faq.groupPay',
    questions: [
      { id: 'price', question: 'faq.price', answer: 'faq.priceA' },
      { id: 'cancel', question: 'faq.cancel', answer: 'faq.cancelA' },
      { id: 'after', question: 'faq.after', answer: 'faq.afterA' },
    ],
  },
  {
    id: 'account',
    title: 'faq.groupAccount',
    questions: [
      { id: 'live', question: 'faq.live', answer: 'faq.liveA' },
      { id: 'password', question: 'faq.password', answer: 'faq.passwordA' },
      { id: 'data', question: 'faq.data', answer: 'faq.dataA' },
    ],
  },
];
