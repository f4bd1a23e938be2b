import { Fragment } from 'react';

/** Where a long email may break: after `@` and before a dot. */
const BREAKS = /(?<=@)|(?=\.)/;

/**
 * The name, the email or the uid of a member in its own direction. In a narrow place, an email does
 * not break inside a word.
 */
export function MemberText({ text }: { text: string }) {
  if (!text.includes('@')) return <bdi>{text}</bdi>;
  return (
    <bdi>
      {text.split(BREAKS).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
