/** The id of the element in the home page's document that holds the prayers of the days, as JSON. */
export const DAYS_ELEMENT = 'prayers-of-the-days'
