/** What the API answers to a search, as SQL of the tests. Parameters are those of `public.search_prayers`. */

/** The rows of a page of found prayers, for a `from`: `select title from ${searchRows('$1')}`. */
export const searchRows = (parameters: string) =>
  `json_populate_recordset(null::public.prayers, public.search_prayers(${parameters}) -> 'prayers')`

/** What is offered for the query $1 when nothing is found; one row, null without an offer. */
export const NEAREST = `select public.search_prayers($1) ->> 'nearest' as said`
