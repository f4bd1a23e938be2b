import type { MessageId } from '../i18n/useT';

/** A question and its answer; `id` is the anchor of `/about/faq#id`. */
interface Question {
  id: string;
  question: MessageId;
  answer: MessageId;
  /** Keywords for the search that are not shown. */
  keywords?: MessageId | undefined;
}

/** A group of questions under a title. */
export interface QuestionGroup {
  id: string;
  title: MessageId;
  questions: readonly Question[];
}

/** All questions of `/about/faq` in order. Ids are part of links and never change. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'before-you-begin',
    title: 'faq.groupJoin',
    questions: [
      { id: 'what', question: 'faq.what', answer: 'faq.whatA' },
      { id: 'level', question: 'faq.level', answer: 'faq.levelA', keywords: 'faq.levelKeywords' },
      {
        id: 'equipment',
        question: 'faq.equipment',
        answer: 'faq.equipmentA',
        keywords: 'faq.equipmentKeywords',
      },
      {
        id: 'health',
        question: 'faq.health',
        answer: 'faq.healthA',
        keywords: 'faq.healthKeywords',
      },
    ],
  },
  {
    id: 'classes',
    title: 'faq.groupWatch',
    questions: [
      {
        id: 'devices',
        question: 'faq.devices',
        answer: 'faq.devicesA',
        keywords: 'faq.devicesKeywords',
      },
      {
        id: 'captions',
        question: 'faq.captions',
        answer: 'faq.captionsA',
        keywords: 'faq.captionsKeywords',
      },
      {
        id: 'download',
        question: 'faq.download',
        answer: 'faq.downloadA',
        keywords: 'faq.downloadKeywords',
      },
      {
        id: 'cyclical',
        question: 'faq.cyclical',
        answer: 'faq.cyclicalA',
        keywords: 'faq.cyclicalKeywords',
      },
    ],
  },
  {
    id: 'prices',
    title: 'faq.groupPay',
    questions: [
      { id: 'price', question: 'faq.price', answer: 'faq.priceA', keywords: 'faq.priceKeywords' },
      {
        id: 'cancel',
        question: 'faq.cancel',
        answer: 'faq.cancelA',
        keywords: 'faq.cancelKeywords',
      },
      { id: 'after', question: 'faq.after', answer: 'faq.afterA', keywords: 'faq.afterKeywords' },
    ],
  },
  {
    id: 'account',
    title: 'faq.groupAccount',
    questions: [
      { id: 'live', question: 'faq.live', answer: 'faq.liveA', keywords: 'faq.liveKeywords' },
      {
        id: 'password',
        question: 'faq.password',
        answer: 'faq.passwordA',
        keywords: 'faq.passwordKeywords',
      },
      { id: 'data', question: 'faq.data', answer: 'faq.dataA', keywords: 'faq.dataKeywords' },
    ],
  },
];
