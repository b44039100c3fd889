/** The writing of likes: the first screen does without. Loaded ahead with the live subscription, for presses offline. */
export const loadLikes = () => import('./likes')
