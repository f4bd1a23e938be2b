import { useUi } from '../UiProvider/UiProvider';
import * as styles from './PaymentLogos.css';

/** A way to pay: its name, and the neutral sign that stands before it. */
export interface PaymentMethod {
  name: string;
  kind: 'card' | 'wallet' | 'bank';
}

export interface PaymentLogosProps {
  methods: readonly PaymentMethod[];
}

const signs = {
  card: 'M2 5.5A1.5 1.5 0 0 1 3.5 4h13A1.5 1.5 0 0 1 18 5.5V7H2zM2 9.5h16v5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 2 14.5zM4.5 12.5V14h4v-1.5z',
  wallet:
    'M4 4h11a1 1 0 0 1 1 1v1.5h.5A1.5 1.5 0 0 1 18 8v7a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 2 15V6a2 2 0 0 1 2-2zm9.5 6.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z',
  bank: 'M10 2.5 18 7v1.5H2V7zM3.5 10h2.2v4.5H3.5zm5.4 0h2.2v4.5H8.9zM14.3 10h2.2v4.5h-2.2zM2 16h16v1.7H2z',
} as const;

/** The accepted ways to pay, as plain wordmarks of our own: no company's artwork. */
export function PaymentLogos({ methods }: PaymentLogosProps) {
  const { messages } = useUi();
  return (
    <ul className={styles.list} aria-label={messages.paymentMethods}>
      {methods.map(({ name, kind }) => (
        <li key={name} className={styles.mark}>
          <svg
            viewBox="0 0 20 20"
            width="16"
            height="16"
            aria-hidden="true"
            className={styles.sign}
          >
            <path fill="currentColor" fillRule="evenodd" d={signs[kind]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
