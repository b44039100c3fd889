/**
 * People of a tradition who have read its pack, by the tradition's stored name: what the packs say in `reviewed_by`. It
 * stands here too so that a page can say it without loading a pack; a test keeps both the same.
 */
export const REVIEWERS: Readonly<Record<string, readonly string[]>> = {}
