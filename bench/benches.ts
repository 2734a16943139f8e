import * as applyTogether from './apply-together.ts'
import * as composerSearch from './composer-search.ts'
import * as costs from './costs.ts'
import * as growingLists from './growing-lists.ts'
import * as hostileBodies from './hostile-bodies.ts'
import * as largeInstallation from './large-installation.ts'
import type { Bench } from './lib/row.ts'
import * as lighthouse from './lighthouse.ts'
import * as logins from './logins.ts'
import * as matching from './matching.ts'
import * as officeTable from './office-table.ts'
import * as pages from './pages.ts'
import * as people from './people.ts'
import * as publicRead from './public-read.ts'
import * as selectionPage from './selection-page.ts'
import * as slowNetwork from './slow-network.ts'
import * as smallWrite from './small-write.ts'
import * as start from './start.ts'
import * as taps from './taps.ts'
import * as weight from './weight.ts'

export const benches: Bench[] = [
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
  slowNetwork,
  lighthouse,
  selectionPage,
  officeTable,
  taps,
  matching,
  costs,
  largeInstallation,
]
