/** The most rooms that are added at once. */
export const MAX_ROOMS_AT_ONCE = 100

const numbered = /^(.*?)(\d{1,6})$/

/**
 * Returns the names from the first to the last one, such as `101` to `110` or `A 01` to `A 12`. Without a last
 * one it is the first alone; undefined if the two do not belong together.
 */
export const roomNames = (first: string, last: string): string[] | undefined => {
  if (last === '' || last === first) return [first]
  const [, prefix, from] = numbered.exec(first) ?? []
  const [, samePrefix, to] = numbered.exec(last) ?? []
  if (from === undefined || to === undefined || prefix !== samePrefix) return undefined
  const count = Number(to) - Number(from) + 1
  if (count < 1 || count > MAX_ROOMS_AT_ONCE) return undefined
  return Array.from(
    { length: count },
    (_, index) => `${prefix}${String(Number(from) + index).padStart(from.length, '0')}`,
  )
}
