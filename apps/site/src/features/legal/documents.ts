import type { MessageId } from '../../i18n/useT';

/** A numbered section; `id` is its anchor. */
interface LegalSection {
  id: string;
  title: MessageId;
  text: MessageId;
}

export interface LegalDocument {
  title: MessageId;
  lead: MessageId;
  /** ISO date from which this text is valid. */
  updated: string;
  sections: readonly LegalSection[];
}

export const terms: LegalDocument = {
  title: 'terms.title',
  lead: 'terms.lead',
  updated: '2026-11-21',
  sections: [
    { id: 'parties', title: 'terms.parties', text: 'terms.partiesText' },
    { id: 'account', title: 'terms.account', text: 'terms.accountText' },
    { id: 'subscription', title: 'terms.subscription', text: 'terms.subscriptionText' },
    { id: 'use', title: 'terms.use', text: 'terms.useText' },
    { id: 'health', title: 'terms.health', text: 'terms.healthText' },
    { id: 'events', title: 'terms.events', text: 'terms.eventsText' },
    { id: 'conduct', title: 'terms.conduct', text: 'terms.conductText' },
    { id: 'changes', title: 'terms.changes', text: 'terms.changesText' },
    { id: 'end', title: 'terms.end', text: 'terms.endText' },
  ],
};

export const privacy: LegalDocument = {
  title: 'privacy.title',
  lead: 'privacy.lead',
  updated: '2026-11-28',
  sections: [
    { id: 'short', title: 'privacy.short', text: 'privacy.shortText' },
    { id: 'stored', title: 'privacy.stored', text: 'privacy.storedText' },
    { id: 'device', title: 'privacy.device', text: 'privacy.deviceText' },
    { id: 'cycle', title: 'privacy.cycle', text: 'privacy.cycleText' },
    { id: 'services', title: 'privacy.services', text: 'privacy.servicesText' },
    { id: 'cookies', title: 'privacy.cookies', text: 'privacy.cookiesText' },
    { id: 'mail', title: 'privacy.mail', text: 'privacy.mailText' },
    { id: 'rights', title: 'privacy.rights', text: 'privacy.rightsText' },
    { id: 'how-long', title: 'privacy.howlong', text: 'privacy.howlongText' },
  ],
};
