/**
 * The attribute of `<html>` while a member may be signed in. Pages are prerendered for visitors, so
 * until the session is loaded, style sheets hide the parts that members should not see.
 */
export const MEMBER_ATTRIBUTE = 'data-member';
