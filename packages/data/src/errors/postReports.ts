import { redactText, truncate } from '@gschool/domain';

import type { ErrorReporter } from './report';

/** The maximum number of characters of a message and of a stack. */
const MAX_MESSAGE_LENGTH = 500;
const MAX_STACK_LENGTH = 2000;

/** Longer texts are cut before they are redacted, because redacting takes time. */
const MAX_READ_LENGTH = 4 * MAX_STACK_LENGTH;

interface PostReportsOptions {
  /** Texts that identify the member, such as the uid and the names in the profile. */
  getPrivateTexts: () => readonly string[];
  /** Sends a text by POST. @default the browser's beacon, which outlives the page */
  send?: (url: string, body: string) => boolean;
}

/**
 * Creates a reporter that posts each report as JSON. Names, messages and stacks are redacted: a
 * report says what happened and on which page, but nothing about the member
 * (docs/product/errors.md#ignored-errors-and-reports).
 */
export const postReports = (
  url: string,
  { getPrivateTexts, send = (to, body) => navigator.sendBeacon(to, body) }: PostReportsOptions,
): ErrorReporter => {
  const redact = (text: string, maxLength: number): string =>
    truncate(redactText(text.slice(0, MAX_READ_LENGTH), getPrivateTexts()), maxLength);
  return ({ error, message, category, source, route, at }) => {
    const { name = '', stack = '' } = error instanceof Error ? error : {};
    const report = {
      name: redact(name, MAX_MESSAGE_LENGTH),
      message: redact(message, MAX_MESSAGE_LENGTH),
      stack: redact(stack, MAX_STACK_LENGTH),
      category,
      source,
      route,
      at,
    };
    if (!send(url, JSON.stringify(report))) throw new Error('The browser took no report.');
  };
};
