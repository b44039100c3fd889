/** React Router's key of every history entry on which a document was loaded: nothing was navigated yet. */
export const FIRST_ENTRY = 'default'
