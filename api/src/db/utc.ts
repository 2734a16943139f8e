/** An instant as JSON has it; `instant` is an expression, such as `r.sent_at`. */
export const utc = (instant: string) =>
  `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
