/** The draft of the new email address. */
export const EMAIL_DRAFT = 'email';
