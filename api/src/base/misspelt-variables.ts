/** The number of letters that are wrong, missing, additional or swapped with the next one. */
const differences = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    const at = (back: number, column: number) => rows[row - back]?.[column] ?? 0
    for (let column = 1; column <= other.length; column++) {
      const isEqual = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line.push(
        Math.min(
          at(1, column) + 1,
          (line[column - 1] ?? 0) + 1,
          at(1, column - 1) + (isEqual ? 0 : 1),
          row > 1 && column > 1 && isSwapped ? at(2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(line)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

const LONG_NAME = 8
/** Compares lengths first: an environment has a hundred names, and looking at the letters of each took 0.1 s of a start. */
const isNear = (name: string, known: string) => {
  const limit = known.length < LONG_NAME ? 1 : 2
  return Math.abs(name.length - known.length) <= limit && differences(name.toUpperCase(), known) <= limit
}

/** Groups of variables that belong to this program alone. */
const prefixes = ['ACADEMY_', 'BACKUP_', 'DATABASE_', 'METRICS_', 'S3_', 'SMTP_']

/** Kubernetes names the addresses of other services that way: `DATABASE_PORT=tcp://10.0.0.7:5432`. */
const isOfService = (name: string, value = '') =>
  /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP)/.test(name) || /^(tcp|udp):\/\//.test(value)

/**
 * Describes variables that are probably meant for this program and have no effect: a known name with a typing error, or
 * an unknown one with a prefix of its own. Never names a value, which may be a password.
 */
export const misspeltVariables = (
  environment: Record<string, string | undefined>,
  known: readonly string[],
): string[] =>
  Object.keys(environment)
    .filter(name => environment[name] && !known.includes(name) && !isOfService(name, environment[name]))
    .flatMap(name => {
      const meant = known.find(one => isNear(name, one))
      if (meant) return [`${name} is not known and has no effect. Is ${meant} meant?`]
      const hasPrefix = prefixes.some(prefix => name.startsWith(prefix))
      return hasPrefix ? [`${name} is not known and has no effect.`] : []
    })
