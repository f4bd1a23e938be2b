/**
 * The attribute of `<html>` while a member may be signed in. Pages are prerendered for visitors:
 * style sheets hide what members should not see before the session is loaded.
 */
export const MEMBER_ATTRIBUTE = 'data-member';
