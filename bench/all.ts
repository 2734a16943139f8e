import { benches } from './benches.ts'
import { print } from './lib/row.ts'

const part = process.argv[2]?.toLowerCase() ?? ''
const chosen = benches.filter(({ name, onlyByName }) =>
  part === '' ? !onlyByName : name.toLowerCase().includes(part),
)
if (chosen.length === 0)
  throw new Error(`No benchmark name contains "${part}":\n${benches.map(({ name }) => name).join('\n')}`)

let missed = 0
for (const { name, run } of chosen) {
  const rows = await run()
  print(name, rows)
  missed += rows.filter(({ wanted }) => wanted && !wanted.met).length
}

console.log(missed === 0 ? '\nEvery wanted value is reached.' : `\nWanted values missed: ${missed}.`)
process.exitCode = missed === 0 ? 0 : 1
