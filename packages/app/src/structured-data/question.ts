import type { StructuredDataNode } from './node';

/** A question with the text of its answer, for the `mainEntity` of a page of the type `FAQPage`. */
export const createQuestion = (
  question: string,
  answer: string,
): StructuredDataNode<'Question'> => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
});
