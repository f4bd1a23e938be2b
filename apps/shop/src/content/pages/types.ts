/** A numbered part of a text; `id` is its anchor and never changes. */
interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

/** A text of rules. */
export interface LegalDocument {
  /** The day from which this wording counts: `2026-11-21`. */
  updated: string;
  sections: readonly LegalSection[];
}

/** A question and its answer; `id` is the anchor of `/extra/faq#id`. */
export interface Question {
  id: string;
  question: string;
  answer: readonly string[];
  /** Where one goes on from there. */
  link?: { label: string; href: string } | undefined;
}

/** Questions that belong together. */
export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}
