/** Whether a path is a part of the school's content: what members see of it, its drafts and releases. */
export const isContentPath = (path: string): boolean =>
  /^(catalogue|videos|events|drafts|releases|sources|releaseLog|plannedReleases)\//.test(path);
