import * as applyTogether from './apply-together.ts'
import * as composerSearch from './composer-search.ts'
import * as costs from './costs.ts'
import * as growingLists from './growing-lists.ts'
import * as hostileBodies from './hostile-bodies.ts'
import * as largeInstallation from './large-installation.ts'
import { type Bench, print } from './lib/row.ts'
import * as lighthouse from './lighthouse.ts'
import * as logins from './logins.ts'
import * as matching from './matching.ts'
import * as officeTable from './office-table.ts'
import * as pages from './pages.ts'
import * as people from './people.ts'
import * as publicRead from './public-read.ts'
import * as selectionPage from './selection-page.ts'
import * as smallWrite from './small-write.ts'
import * as start from './start.ts'
import * as weight from './weight.ts'

const benches: Bench[] = [
  start,
  publicRead,
  smallWrite,
  logins,
  hostileBodies,
  growingLists,
  people,
  composerSearch,
  applyTogether,
  pages,
  weight,
  lighthouse,
  selectionPage,
  officeTable,
  matching,
  costs,
  largeInstallation,
]

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
