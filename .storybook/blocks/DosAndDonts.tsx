import type { ReactNode } from 'react';

export interface DosAndDontsProps {
  /** Each a short sentence that begins with a verb. Text in backticks is code. */
  dos: readonly ReactNode[];
  donts: readonly ReactNode[];
}

/** Two lists side by side on a component's page: what to do with it, and what not. */
export function DosAndDonts({ dos, donts }: DosAndDontsProps) {
  return (
    <div className="dos-and-donts sb-unstyled">
      <section className="dos">
        <h3>Do</h3>
        <ul>{listed(dos)}</ul>
      </section>
      <section className="donts">
        <h3>Don’t</h3>
        <ul>{listed(donts)}</ul>
      </section>
    </div>
  );
}

/** A text with what is in backticks as code. */
const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

const listed = (sentences: readonly ReactNode[]) =>
  sentences.map((sentence, index) => (
    <li key={index}>{typeof sentence === 'string' ? withCode(sentence) : sentence}</li>
  ));
