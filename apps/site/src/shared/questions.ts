import type { MessageId } from '../i18n/useT';

/** A question and its answer; `id` is the anchor of `/about/faq#id`. */
interface Question {
  id: string;
  question: MessageId;
  answer: MessageId;
  /** Other words that people look for it by; they do not show. */
  words?: MessageId | undefined;
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
      { id: 'level', question: 'faq.level', answer: 'faq.levelA', words: 'faq.levelWords' },
      {
        id: 'equipment',
        question: 'faq.equipment',
        answer: 'faq.equipmentA',
        words: 'faq.equipmentWords',
      },
      { id: 'health', question: 'faq.health', answer: 'faq.healthA', words: 'faq.healthWords' },
    ],
  },
  {
    id: 'classes',
    title: 'faq.groupWatch',
    questions: [
      { id: 'devices', question: 'faq.devices', answer: 'faq.devicesA', words: 'faq.devicesWords' },
      {
        id: 'captions',
        question: 'faq.captions',
        answer: 'faq.captionsA',
        words: 'faq.captionsWords',
      },
      {
        id: 'download',
        question: 'faq.download',
        answer: 'faq.downloadA',
        words: 'faq.downloadWords',
      },
      {
        id: 'cyclical',
        question: 'faq.cyclical',
        answer: 'faq.cyclicalA',
        words: 'faq.cyclicalWords',
      },
    ],
  },
  {
    id: 'prices',
    title: 'faq.groupPay',
    questions: [
      { id: 'price', question: 'faq.price', answer: 'faq.priceA', words: 'faq.priceWords' },
      { id: 'cancel', question: 'faq.cancel', answer: 'faq.cancelA', words: 'faq.cancelWords' },
      { id: 'after', question: 'faq.after', answer: 'faq.afterA', words: 'faq.afterWords' },
    ],
  },
  {
    id: 'account',
    title: 'faq.groupAccount',
    questions: [
      { id: 'live', question: 'faq.live', answer: 'faq.liveA', words: 'faq.liveWords' },
      {
        id: 'password',
        question: 'faq.password',
        answer: 'faq.passwordA',
        words: 'faq.passwordWords',
      },
      { id: 'data', question: 'faq.data', answer: 'faq.dataA', words: 'faq.dataWords' },
    ],
  },
];
