import type { ReactNode } from 'react';

export interface DosAndDontsProps {
  /** Each a short sentence that begins with a verb. */
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

const listed = (sentences: readonly ReactNode[]) =>
  sentences.map((sentence, index) => <li key={index}>{sentence}</li>);
