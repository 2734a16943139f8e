/** SQL that converts cents to euros: 7500 → 75, 3750 → 37.5. Cast it to float8 outside of JSON. */
export const euros = (cents: string) => `trim_scale((${cents}) / 100.0)`
