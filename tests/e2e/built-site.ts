/** The folder of the site that the scenarios' server shows; `run.ts` names it. */
export const BUILT_SITE = process.env['ORISON_SITE'] ?? ''
