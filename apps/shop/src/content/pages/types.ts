/** A numbered section; `id` is its anchor and must not change. */
interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

/** The terms or the privacy policy. */
export interface LegalDocument {
  /** ISO date of this version: `2026-11-21`. */
  updated: string;
  sections: readonly LegalSection[];
}

/** `id` is the anchor of `/extra/faq#id`. */
export interface Question {
  id: string;
  question: string;
  answer: readonly string[];
  link?: { label: string; href: string } | undefined;
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}
