/** One line of the printed table. Only values that the project guarantees have a target. */
export interface Row {
  what: string
  measured: string
  wanted?: { value: string; met: boolean }
}

/** A benchmark file, listed in `all.ts`. */
export interface Bench {
  name: string
  /** Takes so long that it runs only when its name is given. */
  onlyByName?: boolean
  run(): Promise<Row[]>
}

const verdict = ({ wanted }: Row) => (wanted ? `${wanted.value}  ${wanted.met ? 'OK' : 'BELOW'}` : '')

export const print = (name: string, rows: readonly Row[]): void => {
  const width = (cell: (row: Row) => string) => Math.max(...rows.map(row => cell(row).length))
  const [whatWidth, measuredWidth] = [width(row => row.what), width(row => row.measured)]
  console.log(`\n${name}`)
  for (const row of rows) {
    const cells = [row.what.padEnd(whatWidth), row.measured.padEnd(measuredWidth), verdict(row)]
    console.log(`  ${cells.join('  ').trimEnd()}`)
  }
}
